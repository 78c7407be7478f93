import type { Criterion } from './report.ts';
import { arrivals, load } from './web-load.ts';
import { residentMegabytes } from './web-processor.ts';
import type { BenchSite } from './web-site.ts';

const seconds = 60;

/** A minute of ten times the searches that it can answer, and how it is five seconds later. */
export async function overload(site: BenchSite, next: () => string): Promise<Criterion[]> {
  const asked = { url: site.url, next, encoding: 'gzip' } as const;
  const calm = await load({ ...asked, seconds: 5, connections: 8 });
  const memory: number[] = [];
  const timer = setInterval(() => memory.push(residentMegabytes(site.pid)), 1000);
  const busy = await arrivals({ ...asked, seconds, perSecond: calm.perSecond * 10 });
  clearInterval(timer);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const after = await arrivals({ ...asked, seconds: 5, perSecond: calm.perSecond / 2 });
  // The first twenty seconds may grow to what so many at once need; a leak would go on.
  const [first, last] = [memory.slice(10, 30), memory.slice(-20)].map((each) => Math.max(...each));
  console.log(
    `\n  Ten times ${calm.perSecond.toFixed(0)} a second for ${seconds} s: ${busy.perSecond.toFixed(0)}/s answered, 95% within ` +
      `${busy.p95Ms.toFixed(0)} ms; ${busy.refused} refused, ${busy.failed} failed; ${Math.min(...memory)} to ${Math.max(...memory)} MB.`,
  );
  return [
    {
      sentence: `Overload: ${busy.failed} failed other than by 503 with Retry-After${[...busy.reasons].map(([reason, times]) => `; ${times} ${reason}`).join('')}`,
      isMet: busy.failed === 0,
    },
    {
      sentence: `Overload: at most ${first} MB in its first half, ${last} MB at its end`,
      isMet: (last ?? 0) <= (first ?? 0) * 1.15,
    },
    {
      sentence: `Overload: five seconds later 95% within ${after.p95Ms.toFixed(0)} ms, ${after.failed + after.refused} without a page`,
      isMet: after.failed + after.refused === 0 && after.p95Ms < 100,
    },
  ];
}
