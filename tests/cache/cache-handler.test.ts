import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheTags } from '@/lib/cache/cache-tags';
import CacheHandler from '../../lib/cache/cache-handler.mjs';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

const page = (status: number | undefined, html: string, headers: Record<string, string> = {}) => ({
  kind: 'APP_PAGE',
  html,
  status,
  headers,
  rscData: Buffer.from(''),
});
const data = (value: unknown) => ({ kind: 'FETCH', data: { body: JSON.stringify(value) }, revalidate: 60 });

// Next.js makes a handler for each request; what they keep belongs to the process.
const set = (key: string, value: ReturnType<typeof page> | ReturnType<typeof data>) =>
  new CacheHandler().set(key, value, { cacheControl: { revalidate: 60 } });
const get = (key: string, tags: string[] = []) => new CacheHandler().get(key, { tags });
const htmlOf = async (key: string) => (await get(key))?.value.html ?? null;

test('keeps a page that exists, and neither a missing page nor a redirect', async () => {
  await set('/here', page(undefined, 'a list'));
  await set('/also-here', page(200, 'a job'));
  await set('/nowhere', page(404, 'nothing'));
  await set('/elsewhere', page(308, '', { location: '/here' }));
  const found = await Promise.all(['/here', '/also-here', '/nowhere', '/elsewhere'].map(htmlOf));
  expect(found).toEqual(['a list', 'a job', null, null]);
});

test('a missing page and a redirect are kept by no proxy either, and have one location', async () => {
  const [missing, moved] = [page(404, 'nothing'), page(308, '', { location: '/here' })];
  await set('/nowhere', missing);
  await set('/elsewhere', moved);
  expect(missing.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  expect(moved.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  expect(moved.headers).not.toHaveProperty('location');
});

test('the page of unknown addresses is not kept, because it holds the address of its first visitor', async () => {
  await set('/_not-found', page(undefined, 'nothing'));
  expect(await htmlOf('/_not-found')).toBeNull();
});

test('a page that has gone is not kept as it was', async () => {
  await set('/job', page(200, 'open'));
  await set('/job', page(404, 'gone'));
  expect(await htmlOf('/job')).toBeNull();
});

test('keeps data that was found, also an empty list, and drops it when it is gone', async () => {
  await set('found', data({ id: 1 }));
  await set('none', data([]));
  await set('nothing', data(null));
  const isKept = async (key: string) => (await get(key)) !== null;
  expect(await Promise.all(['found', 'none', 'nothing'].map(isKept))).toEqual([true, true, false]);
  await set('found', data(null));
  expect(await isKept('found')).toBe(false);
});

test('a page is kept with the hashes of its inline scripts, which its first response has too', async () => {
  const html =
    '<script>own()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';
  const first = page(200, html);
  await set('/scripts', first);
  const hash = createHash('sha256').update('own()').digest('base64');
  const policy = `script-src 'self' 'sha256-${hash}'`;
  expect(first.headers).toEqual({ 'content-security-policy': policy });
  expect((await get('/scripts'))?.value.headers).toEqual({ 'content-security-policy': policy });
});

test('a page is not handed out after its until: tag', async () => {
  const tags = `_N_T_/x,job:1,${cacheTags.until(new Date(Date.now() + 30_000))}`;
  await set('/ended', page(200, 'ended', { 'x-next-cache-tags': tags }));
  wait(30_000);
  expect(await htmlOf('/ended')).toBe('ended');
  wait(1000);
  expect(await htmlOf('/ended')).toBeNull();
});

test('data is not handed out longer than its revalidate', async () => {
  await set('row', data({ id: 1 }));
  wait(59_000);
  expect(await get('row')).not.toBeNull();
  wait(2000);
  expect(await get('row')).toBeNull();
});

test('a tag expires pages and data at once', async () => {
  await set('/tagged', page(200, 'old', { 'x-next-cache-tags': 'job:2' }));
  await new CacheHandler().set('row', data(1), { tags: ['job:2'] });
  wait(1);
  await new CacheHandler().revalidateTag('job:2');
  expect([await get('/tagged'), await get('row')]).toEqual([null, null]);
});

test('a page is as old as the request that it was rendered for', async () => {
  const request = new CacheHandler();
  const job = page(200, 'open', { 'x-next-cache-tags': 'job:slow' });
  wait(5);
  await new CacheHandler().revalidateTag('job:slow');
  wait(5);
  await request.set('/slow', job);
  expect(await htmlOf('/slow')).toBeNull();
  await set('/slow', job);
  expect(await htmlOf('/slow')).toBe('open');
});

test('a slow render does not replace a page that was rendered later', async () => {
  const slow = new CacheHandler();
  wait(5);
  await set('/race', page(200, 'new'));
  await slow.set('/race', page(200, 'old'));
  expect(await htmlOf('/race')).toBe('new');
});
