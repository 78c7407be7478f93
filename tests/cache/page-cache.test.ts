import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheTags } from '@/lib/cache/cache-tags';
import PageCache from '../../lib/cache/page-cache.mjs';

type Handler = {
  get(key: string, context: unknown): Promise<{ value: unknown } | null>;
  set(key: string, entry: unknown, context: unknown): Promise<void>;
  revalidateTag(tags: string): Promise<void>;
};

// As Next.js makes it, once for every request; what is kept belongs to the process.
const newCache = () =>
  new (PageCache as unknown as new (context: unknown) => Handler)({
    fs: { existsSync, readFileSync, readFile, stat },
    flushToDisk: false,
    serverDistDir: tmpdir(),
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: { 'content-security-policy': "script-src 'nonce-abc'" },
  });
const cache: Pick<Handler, 'get' | 'set'> = {
  get: (...asked) => newCache().get(...asked),
  set: (...given) => newCache().set(...given),
};

const page = (status: number | undefined, html: string) => ({
  kind: 'APP_PAGE',
  html,
  status,
  headers: {},
  rscData: Buffer.from(''),
  segmentData: undefined,
});
const answer = (value: unknown) => ({
  kind: 'FETCH',
  data: { headers: {}, body: JSON.stringify(value), status: 200, url: '' },
  revalidate: 60,
});

const keep = (key: string, entry: unknown) => cache.set(key, entry, { cacheControl: { revalidate: 60 } });
const keptPage = async (key: string) => {
  const found = await cache.get(key, { kind: 'APP_PAGE' });
  return (found?.value as { html: string } | undefined)?.html ?? null;
};
const keptAnswer = async (key: string) => (await cache.get(key, { kind: 'FETCH', tags: [] })) !== null;

test('keeps a page that exists, and neither a missing one nor a redirect', async () => {
  await keep('/here', page(undefined, 'a list'));
  await keep('/also-here', page(200, 'a job'));
  await keep('/nowhere', page(404, 'nothing'));
  await keep('/elsewhere', page(308, ''));
  expect(await Promise.all(['/here', '/also-here', '/nowhere', '/elsewhere'].map(keptPage))).toEqual([
    'a list',
    'a job',
    null,
    null,
  ]);
});

test('a page that has gone does not go on as its old self', async () => {
  await keep('/job', page(200, 'open'));
  await keep('/job', page(404, 'gone'));
  expect(await keptPage('/job')).toBeNull();
});

test('keeps what was found, also when it is little, and forgets it when it is found no more', async () => {
  await keep('found', answer({ id: 1 }));
  await keep('none', answer([]));
  await keep('nothing', answer(null));
  expect(await Promise.all(['found', 'none', 'nothing'].map(keptAnswer))).toEqual([true, true, false]);
  await keep('found', answer(null));
  expect(await keptAnswer('found')).toBe(false);
});

test('a page is kept with what its own scripts need, which its first answer bears too', async () => {
  const first = page(200, '<script nonce="abc">own()</script><script>foreign()</script>');
  await keep('/scripts', first);
  const policy = "script-src 'self' 'sha256-1yruO3ZUqBddjC8oRrsLLZ/oiHYCAveB39McCaLvqnk='";
  expect(first.headers).toEqual({ 'content-security-policy': policy });
  // As Next.js does after a failure, for a request with another nonce.
  await keep('/scripts', { ...first, html: '<script>own()</script>' });
  const found = await cache.get('/scripts', { kind: 'APP_PAGE' });
  expect(found?.value).toMatchObject({ headers: { 'content-security-policy': policy } });
});

test('a page is kept without the data of a list that its HTML has, and for who comes from another page with them', async () => {
  const text = `jobs [["${'x'.repeat(1100)}"]]`;
  const script = (data: string) => `self.__next_f.push([1,${JSON.stringify(data)}])`;
  const kept = page(
    200,
    `<ul id="jobs"></ul><script nonce="abc">${script(`4:T${text.length.toString(16)},${text}`)}</script>`,
  );
  kept.rscData = Buffer.from(text);
  await keep('/listed', kept);
  expect(await keptPage('/listed')).toBe(`<ul id="jobs"></ul><script>${script('4:T4,jobs')}</script>`);
  const hash = createHash('sha256').update(script('4:T4,jobs')).digest('base64');
  expect(kept).toMatchObject({
    rscData: Buffer.from(text),
    headers: { 'content-security-policy': `script-src 'self' 'sha256-${hash}'` },
  });
});

describe('what nobody asked for', () => {
  const at = (seconds: number) => vi.setSystemTime((1_800_000_000 + seconds) * 1000);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 }));
  afterEach(() => void vi.useRealTimers());

  test('is handed out once more within the hour, and never days later', async () => {
    await keep('/open', page(200, 'open'));
    await cache.set('/terms', page(200, 'for good'), { cacheControl: { revalidate: false } });
    at(3600);
    expect(await keptPage('/open')).toBe('open');
    at(3700);
    expect(await keptPage('/open')).toBeNull();
    expect(await keptPage('/terms')).toBe('for good');
  });

  test('is not handed out after the time that it bears', async () => {
    const farewell = page(200, 'ended');
    farewell.headers = { 'x-next-cache-tags': `_N_T_/x,job:1,${cacheTags.until(new Date())}` };
    at(-30);
    await keep('/ended', farewell);
    at(0);
    expect(await keptPage('/ended')).toBe('ended');
    at(1);
    expect(await keptPage('/ended')).toBeNull();
  });

  test('is a look-up no longer than it says itself', async () => {
    await keep('row', answer({ id: 1 }));
    at(59);
    expect(await keptAnswer('row')).toBe(true);
    at(61);
    expect(await keptAnswer('row')).toBe(false);
  });
});

test('a page is as old as the request that it was rendered for', async () => {
  const request = newCache();
  const job = { ...page(200, 'open'), headers: { 'x-next-cache-tags': 'job:slow' } };
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.advanceTimersByTime(5);
  await newCache().revalidateTag('job:slow');
  vi.advanceTimersByTime(5);
  await request.set('/slow', job, { cacheControl: { revalidate: 60 } });
  expect(await keptPage('/slow')).toBeNull();
  await newCache().set('/slow', job, { cacheControl: { revalidate: 60 } });
  expect(await keptPage('/slow')).toBe('open');
  vi.useRealTimers();
});
