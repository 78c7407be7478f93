'use client';

import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { setTravelMode, useTravelMode } from '@/lib/places/travel-mode-choice';
import type { TravelMode } from '@/lib/places/travel-time';
import { travelModePicker as text } from '@/messages/places/distance';

const travelModes: readonly Exclude<TravelMode, null>[] = ['walk', 'bike', 'drive'];

/** The travel mode for the times beside distances. Not submitted with its form, because it doesn't filter. */
export function TravelModePicker() {
  const mode = useTravelMode();
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-2 text-sm noscript:hidden">
      <label htmlFor={id} className="whitespace-nowrap">
        {text.label}
      </label>
      <Select
        id={id}
        value={mode ?? ''}
        onChange={({ target }) =>
          setTravelMode(travelModes.find((option) => option === target.value) ?? null)
        }
        options={[
          { value: '', label: text.modes.auto },
          ...travelModes.map((option) => ({ value: option, label: text.modes[option] })),
        ]}
        className="w-auto"
      />
    </div>
  );
}
