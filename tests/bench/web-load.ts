import { Agent, request } from 'node:http';
import autocannon from 'autocannon';

export type Load = {
  perSecond: number;
  medianMs: number;
  /** One of 20 is slower. */
  p95Ms: number;
  /** Answers that are no success, and questions without an answer. */
  failed: number;
};

export type Encoding = 'gzip' | 'identity';

type Options = { url: string; next: () => string; seconds: number; encoding: Encoding };

const headersOf = (encoding: Encoding) => ({
  'accept-encoding': encoding,
  accept: 'text/html,application/json',
});

/** As many as are answered: each of so many visitors asks again as soon as there is an answer. Without cookies. */
export async function load({
  url,
  next,
  seconds,
  encoding,
  connections,
}: Options & { connections: number }): Promise<Load> {
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 20,
    headers: headersOf(encoding),
    requests: [{ method: 'GET', setupRequest: (each) => ({ ...each, path: next() }) }],
    setupClient: (client) => client.on('response', (_status, _bytes, ms) => times.push(ms)),
  });
  return summary(times, result['2xx'] / result.duration, result.non2xx + result.errors);
}

/**
 * So many a second at random moments, as people come, whether or not those before them have been served: what a visitor waits
 * counts from the moment when they came. (autocannon's own rate asks for a whole second's worth at once.) `lateMs`: one of 20 was sent
 * later than that, by this process, which then is at its limit.
 */
export async function arrivals({
  url,
  next,
  seconds,
  encoding,
  perSecond,
}: Options & { perSecond: number }): Promise<
  Load & { reasons: ReadonlyMap<string, number>; lateMs: number }
> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  const times: number[] = [];
  const late: number[] = [];
  const underWay = new Set<Promise<void>>();
  let failed = 0;
  const reasons = new Map<string, number>();
  const visit = async (path: string, came: number) => {
    const status = await ask(agent, url + path, encoding).catch(
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    if (status === 200) times.push(performance.now() - came);
    else {
      failed++;
      reasons.set(`${status}`, (reasons.get(`${status}`) ?? 0) + 1);
    }
  };
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let came = begun;
  while (came < end) {
    came += (-Math.log(1 - Math.random()) * 1000) / perSecond;
    const wait = came - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    late.push(performance.now() - came);
    const visited = visit(next(), came).finally(() => underWay.delete(visited));
    underWay.add(visited);
  }
  await Promise.all(underWay);
  agent.destroy();
  const { p95Ms: lateMs } = summary(late, 0, 0);
  return { ...summary(times, times.length / seconds, failed), reasons, lateMs };
}

/** Asks for each of these once, some at a time, so that what can be kept is. */
export async function askEach(url: string, addresses: readonly string[], encoding: Encoding): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  await Promise.all(addresses.map((address) => ask(agent, url + address, encoding)));
  agent.destroy();
}

function ask(agent: Agent, address: string, encoding: Encoding) {
  return new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request(address, { agent, timeout: 20_000, headers: headersOf(encoding) }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
      answer.once('error', reject);
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('No answer in 20 seconds.')));
    outgoing.once('error', reject);
    outgoing.end();
  });
}

function summary(times: number[], perSecond: number, failed: number): Load {
  const sorted = times.toSorted((a, b) => a - b);
  const slowest = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond, medianMs: slowest(0.5), p95Ms: slowest(0.95), failed };
}
