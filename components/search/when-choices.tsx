'use client';

import type { ReactNode } from 'react';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { Checkbox } from '@/components/ui/checkbox';
import { presets, type ShiftPreset } from '@/lib/jobs/shift-presets';
import { moreFilters as text } from '@/messages/jobs/conditions';

const common: readonly ShiftPreset[] = ['weekends', 'mornings', 'evenings', 'nights'];

/** When one can work, as most people say it; single shifts are among the further filters. */
export function WhenChoices({ shifts, children }: { shifts: readonly string[]; children?: ReactNode }) {
  const chosen = common.filter((name) => presets[name].every((slot) => shifts.includes(slot)));
  const others = shifts.filter((slot) => !chosen.some((name) => presets[name].includes(slot)));
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{text.whenICanWork}</legend>
      <div className="grid grid-cols-2 gap-x-1 lg:text-sm">
        {common.map((name) => (
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
