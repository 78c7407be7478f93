'use client';

import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { chooseTravelWay, useTravelWay } from '@/lib/places/chosen-travel-way';
import type { TravelWay } from '@/lib/places/travel-time';
import { travelWayPicker as text } from '@/messages/places/distance';

const ways: readonly Exclude<TravelWay, null>[] = ['walk', 'bike', 'drive'];

/** How one gets to work, for the times beside distances. It filters nothing, so its form doesn't send it. */
export function TravelWayPicker() {
  const way = useTravelWay();
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-2 text-sm noscript:hidden">
      <label htmlFor={id} className="whitespace-nowrap">
        {text.travelTime}
      </label>
      <Select
        id={id}
        value={way ?? ''}
        onChange={({ target }) => chooseTravelWay(ways.find((each) => each === target.value) ?? null)}
        options={[
          { value: '', label: text.ways.auto },
          ...ways.map((each) => ({ value: each, label: text.ways[each] })),
        ]}
        className="w-auto"
      />
    </div>
  );
}
