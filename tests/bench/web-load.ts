import autocannon from 'autocannon';

export type Load = {
  perSecond: number;
  /** The slowest of 40 is slower. */
  p97Ms: number;
  medianMs: number;
  count: number;
  /** Answers that are no success, and questions without an answer. */
  failed: number;
  refused: number;
};

type Options = {
  url: string;
  next: () => string;
  seconds: number;
  connections: number;
  encoding?: 'gzip' | 'identity';
  /** Questions a second over all connections; as many as are answered without it. */
  perSecond?: number;
};

/** Asks as visitors do, without cookies. */
export async function load({
  url,
  next,
  seconds,
  connections,
  encoding = 'gzip',
  perSecond,
}: Options): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 20,
    ...(perSecond && { overallRate: Math.max(1, Math.round(perSecond)) }),
    headers: { 'accept-encoding': encoding, accept: 'text/html,application/json' },
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  const refused = result.statusCodeStats?.['503']?.count ?? 0;
  return {
    perSecond: result['2xx'] / result.duration,
    p97Ms: result.latency.p97_5,
    medianMs: result.latency.p50,
    count: result['2xx'],
    failed: result.non2xx - refused + result.errors,
    refused,
  };
}
