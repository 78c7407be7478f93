import { Card } from '@/components/ui/card';
import type { CountedDay, DayNumbers } from '@/lib/admin/numbers';
import { numbers as text } from '@/messages/admin/numbers';
import { number } from '@/messages/format';
import { DayBars } from './day-bars';
import { ScrollingTable } from './scrolling-table';

const measures = Object.keys(text.measures) as (keyof DayNumbers)[];

/** A card per measure: the last day's value, the average of the week before, and four weeks as bars. */
export function DayFigures({ days }: { days: readonly CountedDay[] }) {
  const first = days[0]?.day ?? '';
  const last = days.at(-1);
  return (
    <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {measures.map((measure) => {
        const values = days.map(({ numbers }) => numbers?.[measure] ?? null);
        const average = getAverage(values.slice(-8, -1));
        return (
          <Card as="li" key={measure}>
            <h2 className="font-normal text-ink-soft text-sm">{text.measures[measure]}</h2>
            <p className="font-head font-semibold text-2xl tabular-nums">
              {formatValue(values.at(-1) ?? null)}
            </p>
            <p className="text-ink-soft text-sm">
              {average === null
                ? ' '
                : (measure.endsWith('_hours') ? text.weekHours : text.weekAverage)({ average })}
            </p>
            <DayBars measure={text.measures[measure]} values={values} first={first} last={last?.day ?? ''} />
          </Card>
        );
      })}
    </ul>
  );
}

export function DayTable({ days }: { days: readonly CountedDay[] }) {
  return (
    <details className="mt-6">
      <summary className="link cursor-pointer">{text.tableLabel}</summary>
      <ScrollingTable label={text.tableLabel}>
        <thead>
          <tr>
            <th scope="col" className="p-2 text-left align-bottom">
              {text.day}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="p-2 text-right align-bottom font-normal">
                {text.measures[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, numbers }) => (
            <tr key={day} className="border-line border-t">
              <th scope="row" className="whitespace-nowrap p-2 text-left font-normal">
                {day}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="p-2 text-right">
                  {formatValue(numbers?.[measure] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </details>
  );
}

const formatValue = (value: number | null) =>
  value === null ? text.none : number(Math.round(value * 10) / 10);

function getAverage(values: readonly (number | null)[]): number | null {
  const counted = values.filter((value) => value !== null);
  if (counted.length === 0) return null;
  return Math.round((counted.reduce((sum, value) => sum + value, 0) / counted.length) * 10) / 10;
}
