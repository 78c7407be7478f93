import { CheckIcon } from '@/components/ui/icons';
import { dayParts } from '@/lib/employment/schedule';
import { formatWorkingWeek, toWorkingWeek } from '@/lib/jobs/working-week';
import { weekTable as text } from '@/messages/jobs/detail';
import { schedule as names } from '@/messages/schedule';

export function WeekTable({ slots }: { slots: readonly string[] }) {
  const week = toWorkingWeek(slots);
  return (
    <table className="mt-3 w-full max-w-md table-fixed text-xs">
      <caption className="mb-3 text-left text-base">
        {formatWorkingWeek(week).map((words) => (
          <span key={words} className="block">
            {words}
          </span>
        ))}
      </caption>
      <thead>
        <tr>
          <td className="w-20" />
          {week.map(({ day }) => (
            <th key={day} scope="col" className="pb-1 text-center font-medium text-ink-soft">
              <span aria-hidden="true">{day.slice(0, 3)}</span>
              <span className="sr-only">{day}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dayParts.map((part) => (
          <tr key={part}>
            <th scope="row" className="text-left font-medium text-ink-soft first-letter:uppercase">
              {names.dayParts[part]}
            </th>
            {week.map(({ day, parts }) => (
              <td key={day} className="h-8 p-0.5">
                {parts.includes(part) ? (
                  <span className="grid h-full place-items-center rounded-sm bg-brand-soft text-brand">
                    <CheckIcon />
                    <span className="sr-only">{text.yes}</span>
                  </span>
                ) : (
                  <span className="block h-full rounded-sm bg-sunken" />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
