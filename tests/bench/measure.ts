export type Timing = { medianMs: number; p95Ms: number; count: number; perSecond: number };

type Options = {
  /** How many calls are measured at most. */
  calls: number;
  /** After so many seconds no further call is begun. */
  maxSeconds: number;
  /** How many callers there are at once; each waits for its answer before the next call. */
  clients?: number;
  /** How many calls go before, unmeasured, so that caches are warm as they are in use: a tenth as many, unless said. */
  warmUp?: number;
};

/** Times calls. */
export async function measure(
  call: (number: number) => Promise<unknown>,
  { calls, maxSeconds, clients = 1, warmUp = calls / 10 }: Options,
): Promise<Timing> {
  for (let number = 0; number < Math.max(1, warmUp); number++) await call(number);
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  const deadline = started + maxSeconds * 1000;
  const client = async () => {
    while (next < calls && performance.now() < deadline) {
      const number = next++;
      const begun = performance.now();
      await call(number);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return summarize(times, (performance.now() - started) / 1000);
}

function summarize(times: readonly number[], seconds: number): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    medianMs: quantile(sorted, 0.5),
    p95Ms: quantile(sorted, 0.95),
    count: sorted.length,
    perSecond: sorted.length / seconds,
  };
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
