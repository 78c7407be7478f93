'use client';

import type { ReactNode } from 'react';
import { dayParts, weekdays } from '@/lib/employment/schedule';
import { schedule } from '@/messages/schedule';

/** A table of days and day parts. Each checkbox has its own label for screen readers. */
export function ScheduleField({
  name,
  legend,
  chosen,
}: {
  /** The name of the form field. */
  name: string;
  legend: ReactNode;
  chosen: readonly string[];
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <table className="w-full max-w-xl table-fixed text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-1/4 pb-1 text-left font-medium max-sm:w-12">
              <span className="sr-only">{schedule.day}</span>
            </th>
            {dayParts.map((part) => (
              <th key={part} scope="col" className="pb-1 font-medium text-ink-soft max-sm:text-xs">
                {capitalize(schedule.dayParts[part])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day} className="border-line border-t">
              <th scope="row" className="text-left font-medium">
                <span className="max-sm:sr-only">{schedule.weekdays[day]}</span>
                <span aria-hidden="true" className="sm:hidden">
                  {schedule.weekdays[day].slice(0, 3)}
                </span>
              </th>
              {dayParts.map((part) => (
                <td key={part} className="p-0">
                  <label className="grid min-h-11 cursor-pointer place-items-center">
                    <input
                      type="checkbox"
                      name={name}
                      value={`${day}-${part}`}
                      defaultChecked={chosen.includes(`${day}-${part}`)}
                      aria-label={`${schedule.weekdays[day]} ${schedule.dayParts[part]}`}
                      className="size-5 accent-brand"
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
