'use client';

import type { ReactNode } from 'react';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { Checkbox } from '@/components/ui/checkbox';
import { type ShiftPreset, shiftPresets } from '@/lib/jobs/shift-presets';
import { moreFilters as text } from '@/messages/jobs/conditions';

const commonPresets: readonly ShiftPreset[] = ['weekends', 'mornings', 'evenings', 'nights'];

/** Checkboxes for common schedules. Single shifts are on the page of all filters. */
export function ShiftPresetChoices({ shifts, children }: { shifts: readonly string[]; children: ReactNode }) {
  const chosen = commonPresets.filter((name) => shiftPresets[name].every((slot) => shifts.includes(slot)));
  const others = shifts.filter((slot) => !chosen.some((name) => shiftPresets[name].includes(slot)));
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{text.scheduleLabel}</legend>
      <div className="grid grid-cols-2 gap-x-1 lg:text-sm">
        {commonPresets.map((name) => (
          <Checkbox
            key={name}
            name="when"
            value={name}
            defaultChecked={chosen.includes(name)}
            label={text.preset[name]}
          />
        ))}
      </div>
      <HiddenFields values={{ when: others }} />
      {children}
    </fieldset>
  );
}
