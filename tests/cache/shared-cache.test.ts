import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cacheClient, SharedCache } from '../../lib/http/shared-cache.mjs';
import { noCacheServer, startCacheServer } from '../support/cache-server.ts';

if (noCacheServer) console.warn(`${noCacheServer} The tests of the shared cache are skipped.`);

type Server = Awaited<ReturnType<typeof startCacheServer>>;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function aServer(): Promise<Server> {
  const server = await startCacheServer();
  ends.push(server.stop);
  return server;
}

/** What one web process has of it. */
async function aProcess({ url }: Server, build = 'one') {
  const refreshed: string[] = [];
  const told: boolean[] = [];
  const refusals: string[] = [];
  const client = await cacheClient(url);
  const cache = new SharedCache({
    client,
    site: 'test',
    build,
    onRefreshed: (tags) => refreshed.push(...tags),
    tell: (isUp) => told.push(isUp),
    tellRefusal: (reason) => refusals.push(reason),
  });
  ends.push(() => cache.disconnect());
  await cache.connect();
  return { cache, client, refreshed, told, refusals };
}

/** Keeps the next reply to a command back, which the server has given, until it is let go. */
function holdReply(client: Awaited<ReturnType<typeof cacheClient>>, command: 'get' | 'eval' | 'xrange') {
  const [held, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const send = Reflect.get(client, command);
  Reflect.set(client, command, async (...question: unknown[]) => {
    Reflect.deleteProperty(client, command);
    const reply = await Reflect.apply(send, client, question);
    held.resolve();
    await gone.promise;
    return reply;
  });
  return { isHeld: held.promise, letGo: gone.resolve };
}

const page = (html: string) => ({ value: { html, data: Buffer.from([1, 2]) }, lastModified: 1 });
const tagged =
  (...tags: string[]) =>
  () =>
    tags;
const back = (cache: SharedCache) =>
  vi.waitFor(() => expect(cache.isUp).toBe(true), { timeout: 5000, interval: 20 });
const away = (cache: SharedCache) =>
  vi.waitFor(() => expect(cache.isUp).toBe(false), { timeout: 5000, interval: 20 });

describe.skipIf(noCacheServer)('a cache that several processes share', () => {
  test('what one refreshes every other knows with its next request, a thousand times', async () => {
    const server = await aServer();
    const [first, second] = [await aProcess(server), await aProcess(server)];
    for (let each = 0; each < 1000; each++) {
      const [writer, reader] = each % 2 ? [first, second] : [second, first];
      await writer.cache.refresh([`job:${each}`, 'jobs:newest']);
      await reader.cache.catchUp();
      expect(reader.refreshed.slice(-2)).toEqual([`job:${each}`, 'jobs:newest']);
    }
  });

  test('a request that comes while another is asked waits for an answer to its own question', async () => {
    const server = await aServer();
    const [writer, reader] = [await aProcess(server), await aProcess(server)];
    await writer.cache.refresh(['job:0']);
    await reader.cache.catchUp();
    const reply = holdReply(reader.client, 'get');
    const early = reader.cache.catchUp();
    await reply.isHeld;
    await writer.cache.refresh(['job:1']);
    const late = Promise.all([reader.cache.catchUp(), reader.cache.catchUp()]);
    reply.letGo();
    await late;
    expect(reader.refreshed).toEqual(['job:0', 'job:1']);
    await early;
  });

  test.each([
    ['tells of what it could not', 'eval'],
    ['reads the log', 'xrange'],
  ] as const)('what one refreshes while it %s at its return reaches the others', async (_, command) => {
    const server = await aServer();
    const [writer, reader] = [await aProcess(server), await aProcess(server)];
    const reply = holdReply(writer.client, command);
    const closed = once(writer.client, 'close');
    writer.client.disconnect(true);
    await closed;
    await writer.cache.refresh(['job:0']);
    await reply.isHeld;
    await reader.cache.catchUp();
    const made = performance.timeOrigin + performance.now();
    await writer.cache.refresh(['job:1']);
    reply.letGo();
    await back(writer.cache);
    await vi.waitFor(async () => {
      await reader.cache.catchUp();
      expect(reader.cache.floor).toBeGreaterThan(made);
    });
  });

  test('a server that is full keeps what it has, and stays in use', async () => {
    const server = await aServer();
    const { cache, client, told, refusals } = await aProcess(server);
    await cache.set('/old', page('old'), cache.position, 60);
    const { floor } = cache;
    await client.config('SET', 'maxmemory-policy', 'noeviction');
    await client.config('SET', 'maxmemory', '1');
    await cache.set('/new', page('new'), cache.position, 60);
    await cache.set('/next', page('next'), cache.position, 60);
    await cache.catchUp();
    expect(await cache.get('/old', tagged('job:1'))).toEqual(page('old'));
    expect(await cache.get('/new', tagged('job:1'))).toBeNull();
    expect(cache.floor).toBe(floor);
    expect(told).toEqual([true]);
    expect(refusals).toEqual([expect.stringContaining('OOM')]);
  });

  test('hands out what another keeps, until one of its tags is refreshed', async () => {
    const server = await aServer();
    const [first, second] = [await aProcess(server), await aProcess(server)];
    await first.cache.refresh(['other']);
    await first.cache.catchUp();
    await first.cache.set('/page', page('old'), first.cache.position, 60);
    await second.cache.catchUp();
    expect(await second.cache.get('/page', tagged('job:1'))).toEqual(page('old'));
    await first.cache.refresh(['job:1']);
    await second.cache.catchUp();
    expect(await second.cache.get('/page', tagged('job:1'))).toBeNull();
    expect(await second.cache.get('/page', tagged('job:2'))).toEqual(page('old'));
    // Also to one that starts only now.
    const third = await aProcess(server);
    expect(await third.cache.get('/page', tagged('job:1'))).toBeNull();
    expect(await third.cache.get('/page', tagged('job:2'))).toEqual(page('old'));
  });

  test('what was being rendered while its tag was refreshed is nothing for the others', async () => {
    const server = await aServer();
    const [first, second] = [await aProcess(server), await aProcess(server)];
    await first.cache.refresh(['other']);
    await first.cache.catchUp();
    const begun = first.cache.position;
    await second.cache.refresh(['job:1']);
    await first.cache.set('/page', page('old'), begun, 60);
    await second.cache.catchUp();
    expect(await second.cache.get('/page', tagged('job:1'))).toBeNull();
  });

  test('two builds tell each other what they refresh, and share no entry', async () => {
    const server = await aServer();
    const [old, next] = [await aProcess(server, 'old'), await aProcess(server, 'next')];
    await old.cache.refresh(['job:1']);
    await old.cache.catchUp();
    await old.cache.set('/page', page('old'), old.cache.position, 60);
    await next.cache.catchUp();
    expect(next.refreshed).toEqual(['job:1']);
    expect(await next.cache.get('/page', tagged())).toBeNull();
  });

  test('who missed more than the log holds trusts nothing of before', async () => {
    const server = await aServer();
    const [writer, reader] = [await aProcess(server), await aProcess(server)];
    const before = performance.timeOrigin + performance.now();
    await Promise.all(Array.from({ length: 1500 }, (_, each) => writer.cache.refresh([`job:${each}`])));
    await reader.cache.catchUp();
    expect(reader.cache.floor).toBeGreaterThan(before);
    expect(reader.refreshed).not.toContain('job:0');
    expect(reader.refreshed).toContain('job:1499');
  });

  test('a killed server breaks nothing, is told of once, and is used again when it is back', async () => {
    const server = await aServer();
    const [first, second] = [await aProcess(server), await aProcess(server)];
    await first.cache.set('/page', page('old'), first.cache.position, 60);
    await server.kill();
    await Promise.all([away(first.cache), away(second.cache)]);
    const lost = second.cache.floor;
    await first.cache.refresh(['job:1']);
    await second.cache.catchUp();
    expect(await second.cache.get('/page', tagged())).toBeNull();
    await server.startAgain();
    await Promise.all([back(first.cache), back(second.cache)]);
    // What the first refreshed meanwhile nobody was told of.
    expect(second.cache.floor).toBeGreaterThan(lost);
    await first.cache.refresh(['job:2']);
    await second.cache.catchUp();
    expect(second.refreshed).toContain('job:2');
    expect(second.told).toEqual([true, false, true]);
  });

  test('a server that hangs is given up after a second', async () => {
    const server = await aServer();
    const { cache, told } = await aProcess(server);
    server.pause();
    const begun = performance.now();
    await Promise.all([cache.catchUp(), cache.refresh(['job:1']), cache.get('/page', tagged())]);
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(cache.isUp).toBe(false);
    server.resume();
    await back(cache);
    expect(told).toEqual([true, false, true]);
  });

  test('an entry that cannot be read is none', async () => {
    const server = await aServer();
    const { cache } = await aProcess(server);
    const client = await cacheClient(server.url);
    await client.connect();
    await cache.set('/page', page('new'), cache.position, 60);
    const [name = ''] = await client.keys('*/page');
    expect(await client.ttl(name)).toBeLessThanOrEqual(360);
    await client.set(name, 'nonsense');
    expect(await cache.get('/page', tagged())).toBeNull();
    expect(cache.isUp).toBe(true);
    client.disconnect();
  });
});

test('without a server the site starts, and says that it is slower', async () => {
  const { cache, told } = await aProcess({ url: 'redis://127.0.0.1:9' } as Server);
  expect(told).toEqual([false]);
  await cache.catchUp();
  await cache.refresh(['job:1']);
  expect(await cache.get('/page', tagged())).toBeNull();
});
