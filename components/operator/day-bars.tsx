import { numbers as text } from '@/messages/operator/numbers';

const width = 8;
const height = 48;

/** A bar a day, drawn on the server; the last is the day that is looked at. */
export function DayBars({
  measure,
  values,
  first,
  last,
}: {
  measure: string;
  values: readonly (number | null)[];
  first: string;
  last: string;
}) {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  return (
    <svg
      role="img"
      aria-label={text.barsOf({ measure, first, last, most: Math.round(most * 10) / 10 })}
      viewBox={`0 0 ${values.length * width} ${height + 1}`}
      preserveAspectRatio="none"
      className="mt-2 h-14 w-full"
    >
      <path d={`M0 ${height + 0.5}H${values.length * width}`} className="stroke-line" />
      {values.map((value, index) => {
        const tall = most === 0 || value === null ? 0 : Math.max(value > 0 ? 2 : 0, (value / most) * height);
        const isLast = index === values.length - 1;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the row.
            key={index}
            x={index * width + 1}
            y={height - tall}
            width={width - 2}
            height={tall}
            className={isLast ? 'fill-accent' : 'fill-brand'}
          />
        );
      })}
    </svg>
  );
}
