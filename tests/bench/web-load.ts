import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { quantile } from './report.ts';

export type Load = {
  perSecond: number;
  medianMs: number;
  p95Ms: number;
  /** Responses without success, and requests without a response. */
  failed: number;
};

type Options = { url: string; next: () => string; seconds: number };

const headers = { 'accept-encoding': 'gzip', accept: 'text/html,application/json' };

/** Closed-loop load: each connection sends its next request after a response. Without cookies. */
export async function load({
  url,
  next,
  seconds,
  connections,
}: Options & { connections: number }): Promise<Load> {
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 20,
    headers,
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: next() }) }],
    setupClient: (client) => client.on('response', (_status, _bytes, ms) => times.push(ms)),
  });
  return summarize(times, result['2xx'] / result.duration, result.non2xx + result.errors);
}

/**
 * Open-loop load: requests at random moments with this rate, whether or not earlier ones are done; latency counts
 * from the scheduled moment. (autocannon's rate sends a whole second's requests at once.) If this process is at its
 * limit, it sends requests late: 5% of them later than `lateMs`.
 */
export async function loadAtRandom({
  url,
  next,
  seconds,
  perSecond,
}: Options & { perSecond: number }): Promise<
  Load & { reasons: ReadonlyMap<string, number>; lateMs: number }
> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  const times: number[] = [];
  const delays: number[] = [];
  const pending = new Set<Promise<void>>();
  let failed = 0;
  const reasons = new Map<string, number>();
  const visit = async (path: string, scheduledAt: number) => {
    const status = await sendRequest(agent, url + path).catch(
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    if (status === 200) times.push(performance.now() - scheduledAt);
    else {
      failed++;
      reasons.set(`${status}`, (reasons.get(`${status}`) ?? 0) + 1);
    }
  };
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  let arrivedAt = startedAt;
  while (arrivedAt < end) {
    arrivedAt += (-Math.log(1 - Math.random()) * 1000) / perSecond;
    const wait = arrivedAt - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    delays.push(performance.now() - arrivedAt);
    const visited = visit(next(), arrivedAt).finally(() => pending.delete(visited));
    pending.add(visited);
  }
  await Promise.all(pending);
  agent.destroy();
  const lateMs = quantile(delays, 0.95) ?? Number.NaN;
  return { ...summarize(times, times.length / seconds, failed), reasons, lateMs };
}

/** Requests each address once, some at a time, to fill the cache. */
export async function fetchAll(url: string, addresses: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  await Promise.all(addresses.map((address) => sendRequest(agent, url + address)));
  agent.destroy();
}

function sendRequest(agent: Agent, address: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request(address, { agent, timeout: 20_000, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
      response.once('error', reject);
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('No response in 20 seconds.')));
    outgoing.once('error', reject);
    outgoing.end();
  });
}

function summarize(times: number[], perSecond: number, failed: number): Load {
  const getQuantile = (share: number) => quantile(times, share) ?? Number.NaN;
  return { perSecond, medianMs: getQuantile(0.5), p95Ms: getQuantile(0.95), failed };
}
