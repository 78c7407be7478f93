import type { IncomingMessage, ServerResponse } from 'node:http';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenAnswer, keepAnswer, placeholderOf } from '../../lib/http/exchange.mjs';
import { type PageKind, PageTemplates } from '../../lib/http/page-templates';

/** What Next.js was asked for. */
let asked: IncomingMessage[];
let page: () => string;
let answer: (response: ServerResponse) => void;

const render = (request: IncomingMessage, response: ServerResponse) => {
  asked.push(request);
  keepAnswer({ from: Date.now(), until: Date.now() + 30_000, tags: ['contents'] });
  answer(response);
  response.end(page());
};

beforeEach(() => {
  asked = [];
  page = () => `<p>${placeholderOf('city')}: ${givenAnswer('jobs')}</p>`;
  answer = (response) => {
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Link', '</a.css>; rel=preload; nonce="x"');
  };
});
afterEach(() => {
  vi.useRealTimers();
});

const kind = (key: string): PageKind => ({
  key,
  markup: [],
  ask: (which) => ({
    url: `/search?q=${key}&lat=${which}`,
    cookie: which === 0 ? null : 'place=there',
    given: new Map([['jobs', 'some']]),
    placeholders: { city: ['Q1', 'Y2'][which] ?? '' },
  }),
});
const filled = async (templates: PageTemplates, key = 'cook') => {
  const known = await templates.find(kind(key), render);
  return known?.template.fill({ city: 'Austin' }).html.toString() ?? null;
};

test('a kind of pages has a template from the second time on, whatever else is asked for', async () => {
  const templates = new PageTemplates(100_000);
  expect([await filled(templates), await filled(templates, 'nurse'), asked.length]).toEqual([null, null, 0]);
  const made = await Promise.all([filled(templates), filled(templates), filled(templates)]);
  expect(made).toEqual(Array(3).fill('<p>Austin: some</p>'));
  expect(asked.map(({ url, headers }) => [url, headers.cookie, headers.host])).toEqual([
    ['/search?q=cook&lat=0', undefined, 'localhost'],
    ['/search?q=cook&lat=1', 'place=there', 'localhost'],
  ]);
  const known = await templates.find(kind('cook'), render);
  expect(known?.headers).toEqual({ 'content-type': 'text/html', link: '</a.css>; rel=preload; nonce="x"' });
});

test('what its page says is refreshed ends it at once, and its time once there is another', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  const templates = new PageTemplates(100_000);
  await filled(templates);
  await filled(templates);
  tagsManifest.set('contents', { stale: Date.now() + 1, expired: Date.now() + 1 });
  vi.setSystemTime(Date.now() + 2);
  page = () => `<b>${placeholderOf('city')}</b>`;
  expect(await filled(templates)).toBe('<b>Austin</b>');
  page = () => `<i>${placeholderOf('city')}</i>`;
  expect(await filled(templates)).toBe('<b>Austin</b>');
  vi.setSystemTime(Date.now() + 300_000);
  expect(await filled(templates)).toBe('<b>Austin</b>');
  await expect.poll(() => filled(templates)).toBe('<i>Austin</i>');
  page = () => `<u>${placeholderOf('city')}</u>`;
  vi.setSystemTime(Date.now() + 600_000);
  expect(await filled(templates)).toBe('<u>Austin</u>');
  tagsManifest.delete('contents');
});

test('of a page that comes in another order now and then, two that agree are enough', async () => {
  const templates = new PageTemplates(100_000);
  await filled(templates);
  page = () => `${asked.length % 3 === 1 ? '<i></i>' : ''}<p>${placeholderOf('city')}</p>`;
  expect(await filled(templates)).toBe('<p>Austin</p>');
  expect(asked).toHaveLength(3);
});

test.each<[string, () => void, number]>([
  ['that never comes the same', () => (page = () => `${asked.length} ${placeholderOf('city')}`), 6],
  [
    'that says something else by a value',
    () => (page = () => `${asked.length % 2}${placeholderOf('city')}`),
    6,
  ],
  ['that could not be made', () => (answer = (response) => (response.statusCode = 500)), 1],
  ['that breaks off', () => (answer = (response) => response.destroy()), 1],
  ['that is somebody’s own', () => (answer = (response) => response.setHeader('Set-Cookie', 'a=b')), 1],
])('a page %s is rendered each time, and after a while tried again', async (_, change, renderings) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  const templates = new PageTemplates(100_000);
  const before = { page, answer };
  change();
  for (let time = 0; time < 4; time++) expect(await filled(templates)).toBeNull();
  expect(asked).toHaveLength(renderings);
  ({ page, answer } = before);
  vi.setSystemTime(Date.now() + 300_000);
  await expect.poll(() => filled(templates)).toBe('<p>Austin: some</p>');
});

test('what has changed while it was made is not in a page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  const templates = new PageTemplates(100_000);
  await filled(templates);
  answer = () => {
    tagsManifest.set('contents', { stale: Date.now() + 1, expired: Date.now() + 1 });
    vi.setSystemTime(Date.now() + 2);
  };
  expect(await filled(templates)).toBeNull();
  answer = () => {};
  expect(await filled(templates)).toBe('<p>Austin: some</p>');
  tagsManifest.delete('contents');
});

test('a rendering that never ends is given up', async () => {
  vi.useFakeTimers();
  const templates = new PageTemplates(100_000);
  await filled(templates);
  const waiting = templates.find(kind('cook'), () => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await waiting).toBeNull();
});

test('there is room for so many, and those asked for last stay', async () => {
  const templates = new PageTemplates(5000);
  page = () => `${'x'.repeat(1500)}${placeholderOf('city')}`;
  for (const key of ['a', 'b', 'c', 'd']) for (let time = 0; time < 2; time++) await filled(templates, key);
  expect(asked).toHaveLength(8);
  await filled(templates, 'd');
  expect(asked).toHaveLength(8);
  await filled(templates, 'a');
  expect(asked).toHaveLength(10);
});
