import { encode } from 'uqr';
import { jobDetail as text } from '@/messages/jobs/detail';

/** Print only: the job's URL as text and as a QR code. */
export function PrintedAddress({ url }: { url: string }) {
  const { data, size } = encode(url, { border: 0 });
  return (
    <div className="mt-8 hidden break-inside-avoid items-center gap-4 border-line border-t pt-4 text-sm print:flex">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="size-24 shrink-0 stroke-current">
        <path d={toPathData(data)} />
      </svg>
      <p className="min-w-0 break-all">{text.printedAddress({ address: url })}</p>
    </div>
  );
}

/** Draws each run of dark squares as one line, which takes a third of the bytes of single squares. */
function toPathData(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '#' : ' '))
          .join('')
          .matchAll(/#+/g),
      ]
        .map(({ 0: { length }, index }) => `M${index} ${y}.5h${length}`)
        .join(''),
    )
    .join('');
}
