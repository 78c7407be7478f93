import { numbers as text } from '@/messages/admin/numbers';

const width = 8;
const height = 48;

/** One bar per day, rendered on the server. The last bar is the selected day. */
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
  const max = Math.max(0, ...values.map((value) => value ?? 0));
  return (
    <svg
      role="img"
      aria-label={text.barsLabel({ measure, first, last, max: Math.round(max * 10) / 10 })}
      viewBox={`0 0 ${values.length * width} ${height + 1}`}
      preserveAspectRatio="none"
      className="mt-2 h-14 w-full"
    >
      <path d={`M0 ${height + 0.5}H${values.length * width}`} className="stroke-line" />
      {values.map((value, index) => {
        const barHeight =
          max === 0 || value === null ? 0 : Math.max(value > 0 ? 2 : 0, (value / max) * height);
        const isLast = index === values.length - 1;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day's identity.
            key={index}
            x={index * width + 1}
            y={height - barHeight}
            width={width - 2}
            height={barHeight}
            className={isLast ? 'fill-accent' : 'fill-brand'}
          />
        );
      })}
    </svg>
  );
}
