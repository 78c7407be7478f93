import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheTags } from '@/lib/cache/cache-tags';
import CacheHandler from '../../lib/cache/cache-handler.mjs';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());
const advanceTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

const page = (status: number | undefined, html: string, headers: Record<string, string> = {}) => ({
  kind: 'APP_PAGE',
  html,
  status,
  headers,
  rscData: Buffer.from(''),
});
const data = (value: unknown) => ({ kind: 'FETCH', data: { body: JSON.stringify(value) }, revalidate: 60 });

// Next.js creates a handler for each request; the entries belong to the process.
const set = (key: string, value: ReturnType<typeof page> | ReturnType<typeof data>) =>
  new CacheHandler().set(key, value, { cacheControl: { revalidate: 60 } });
const get = (key: string, tags: string[] = []) => new CacheHandler().get(key, { tags });
const getHtml = async (key: string) => (await get(key))?.value.html ?? null;

test('stores existing pages, but no missing pages and no redirects', async () => {
  await set('/here', page(undefined, 'a list'));
  await set('/also-here', page(200, 'a job'));
  await set('/nowhere', page(404, 'nothing'));
  await set('/elsewhere', page(308, '', { location: '/here' }));
  const found = await Promise.all(['/here', '/also-here', '/nowhere', '/elsewhere'].map(getHtml));
  expect(found).toEqual(['a list', 'a job', null, null]);
});

test('missing pages and redirects are private, and redirects have no second location header', async () => {
  const [missing, moved] = [page(404, 'nothing'), page(308, '', { location: '/here' })];
  await set('/nowhere', missing);
  await set('/elsewhere', moved);
  expect(missing.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  expect(moved.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  expect(moved.headers).not.toHaveProperty('location');
});

test('the page for unknown addresses is not stored, because it contains the requested address', async () => {
  await set('/_not-found', page(undefined, 'nothing'));
  expect(await getHtml('/_not-found')).toBeNull();
});

test('a deleted page is removed from the cache', async () => {
  await set('/job', page(200, 'open'));
  await set('/job', page(404, 'gone'));
  expect(await getHtml('/job')).toBeNull();
});

test('stores data and empty lists, and deletes an entry when its data becomes null', async () => {
  await set('found', data({ id: 1 }));
  await set('none', data([]));
  await set('nothing', data(null));
  const isStored = async (key: string) => (await get(key)) !== null;
  expect(await Promise.all(['found', 'none', 'nothing'].map(isStored))).toEqual([true, true, false]);
  await set('found', data(null));
  expect(await isStored('found')).toBe(false);
});

test('a stored page and its first response allow its inline scripts by hash', async () => {
  const html =
    '<script>own()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>';
  const first = page(200, html);
  await set('/scripts', first);
  const hash = createHash('sha256').update('own()').digest('base64');
  const policy = `script-src 'self' 'sha256-${hash}'`;
  expect(first.headers).toEqual({ 'content-security-policy': policy });
  expect((await get('/scripts'))?.value.headers).toEqual({ 'content-security-policy': policy });
});

test('a page is not served after the time in its until: tag', async () => {
  const tags = `_N_T_/x,job:1,${cacheTags.until(new Date(Date.now() + 30_000))}`;
  await set('/ended', page(200, 'ended', { 'x-next-cache-tags': tags }));
  advanceTime(30_000);
  expect(await getHtml('/ended')).toBe('ended');
  advanceTime(1000);
  expect(await getHtml('/ended')).toBeNull();
});

test('data is not served after its revalidate time', async () => {
  await set('row', data({ id: 1 }));
  advanceTime(59_000);
  expect(await get('row')).not.toBeNull();
  advanceTime(2000);
  expect(await get('row')).toBeNull();
});

test('expiring a tag expires its pages and data immediately', async () => {
  await set('/tagged', page(200, 'old', { 'x-next-cache-tags': 'job:2' }));
  await new CacheHandler().set('row', data(1), { tags: ['job:2'] });
  advanceTime(1);
  await new CacheHandler().revalidateTag('job:2');
  expect([await get('/tagged'), await get('row')]).toEqual([null, null]);
});

test('a page is stale if its tag expired after its request started', async () => {
  const request = new CacheHandler();
  const job = page(200, 'open', { 'x-next-cache-tags': 'job:slow' });
  advanceTime(5);
  await new CacheHandler().revalidateTag('job:slow');
  advanceTime(5);
  await request.set('/slow', job);
  expect(await getHtml('/slow')).toBeNull();
  await set('/slow', job);
  expect(await getHtml('/slow')).toBe('open');
});

test('a slow render does not replace a page that was rendered later', async () => {
  const slow = new CacheHandler();
  advanceTime(5);
  await set('/race', page(200, 'new'));
  await slow.set('/race', page(200, 'old'));
  expect(await getHtml('/race')).toBe('new');
});
