import { encode } from 'uqr';
import { jobDetail as text } from '@/messages/jobs/detail';

/** On paper alone: where the job is on the web, to type and to scan. */
export function PrintedAddress({ url }: { url: string }) {
  const { data, size } = encode(url, { border: 0 });
  return (
    <div className="mt-8 hidden break-inside-avoid items-center gap-4 border-line border-t pt-4 text-sm print:flex">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="size-24 shrink-0 stroke-current">
        <path d={rowsOf(data)} />
      </svg>
      <p className="min-w-0 break-all">{text.onTheWeb({ address: url })}</p>
    </div>
  );
}

/** Each run of dark squares as one line, which is a third of the bytes of the squares. */
function rowsOf(squares: readonly (readonly boolean[])[]): string {
  return squares
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
