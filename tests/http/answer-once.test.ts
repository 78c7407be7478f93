import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DirectAnswer } from '../../lib/http/answer-directly';
import { answerOnce } from '../../lib/http/answer-once';
import type { Sharing } from '../../lib/http/asked';
import {
  giveAnswer,
  givenAnswer,
  intoHtmlAlone,
  keepAnswer,
  placeholderOf,
} from '../../lib/http/exchange.mjs';
import { renderAlone } from '../../lib/http/render-alone';
import { roomToRender } from '../../lib/http/room-to-render';
import { decideWhatScriptsRun } from '../../lib/http/script-policy';
import { type SharedCache, shareCache } from '../../lib/http/shared-cache.mjs';

/** Answers /search/directly, where Next.js is not asked. */
let direct: () => Promise<DirectAnswer>;
/** Makes the pages of searches, where a test has templates. */
let fromTemplate: Sharing['fromTemplate'];
/** How many have come to search by now. */
let searches = 0;
decideWhatScriptsRun();
answerOnce({
  isPersonal: (cookies) => cookies.includes('session='),
  isSearch: (path) => path.startsWith('/search'),
  sharedSearch: (path, query, cookies) => {
    searches++;
    return query.has('odd')
      ? null
      : {
          url: `${path}?q=${query.get('q')}`,
          cookie: /place=\w+/.exec(cookies)?.[0] ?? null,
          ...(path === '/search/directly' && { answer: () => direct() }),
        };
  },
  fromTemplate: (...asked) => fromTemplate(...asked),
  headersOf: (path) => ({
    'x-address': path,
    'content-security-policy': "default-src 'self'; script-src 'self'",
  }),
});

type Render = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
let render: Render;
let rendered: IncomingMessage[];
const server = createServer(async (incoming, response) => {
  rendered.push(incoming);
  response.setHeader('Content-Security-Policy', "default-src 'self'; script-src 'self'");
  await render(incoming, response);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.close();
});
beforeEach(() => {
  searches = 0;
  rendered = [];
  render = page;
  fromTemplate = async () => null;
});

const text = 'Jobs near you, all of them. '.repeat(100);
const page: Render = (_incoming, response) => {
  keep();
  send(response, text);
};
const keep = (change = {}) =>
  keepAnswer({ from: Date.now(), until: Date.now() + 30_000, tags: [], ...change });
const send = (response: ServerResponse, body: string) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(body);
};

type Asked = { method?: string; headers?: Record<string, string> };
async function ask(path: string, { method = 'GET', headers = {} }: Asked = {}) {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, body, text: unpacked(answer, body) };
}
function unpacked({ headers }: IncomingMessage, body: Buffer): string {
  if (body.length === 0) return '';
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString();
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return body.toString();
}
/** Time stands from here to the test's end, but where the test sets it; now, in milliseconds. */
function stopClock(): number {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return Date.now();
}
/** What many visitors at once take on a busy machine. */
const patience = { timeout: 15_000 };
const accepting = (encodings: string) => ({ headers: { 'accept-encoding': encodings } });

test('a kept page is rendered once and sent as each visitor takes it', async () => {
  const answers = [
    await ask('/packed', accepting('gzip')),
    await ask('/packed', accepting('gzip, deflate, br')),
    await ask('/packed', accepting('br;q=0, gzip;q=0.5')),
    await ask('/packed', accepting('gzip;q=0.8, br;q=0.2')),
    await ask('/packed', accepting('gzip;q=0')),
    await ask('/packed'),
  ];
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
    'gzip',
    'br',
    'gzip',
    'gzip',
    undefined,
    undefined,
  ]);
  for (const answer of answers) {
    expect(answer.text).toBe(text);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.headers.etag).toBe(answers[0]?.headers.etag);
  }
  expect(rendered).toHaveLength(1);
});

test('a visitor who has it is told so, and HEAD gets the same headers without the body', async () => {
  const { headers, body } = await ask('/known', accepting('gzip'));
  const known = await ask('/known', { headers: { 'if-none-match': `"other", ${headers.etag}` } });
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, headers.etag]);
  const head = await ask('/known', { method: 'HEAD', ...accepting('gzip') });
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(body.length),
  ]);
  expect(rendered).toHaveLength(1);
  // Also for the visitor who asks first: there must be something to keep.
  const first = await ask('/known-first', { headers: { 'if-none-match': '"any"' } });
  expect([first.status, rendered[1]?.headers['if-none-match']]).toEqual([200, undefined]);
});

test('its time and its tags end it', async () => {
  render = (_incoming, response) => {
    keep({ tags: ['job:1', 'job:2'] });
    send(response, text);
  };
  await ask('/tagged');
  await ask('/tagged');
  expect(rendered).toHaveLength(1);
  tagsManifest.set('job:2', { stale: Date.now() + 1, expired: Date.now() + 1 });
  await ask('/tagged');
  expect(rendered).toHaveLength(2);
  render = (_incoming, response) => {
    keep({ until: Date.now() });
    send(response, text);
  };
  await ask('/over');
  await ask('/over');
  expect(rendered).toHaveLength(4);
});

test('a search whose time has ended is sent once more while another is made, and kept by nobody', async () => {
  const begun = stopClock();
  render = (_incoming, response) => {
    keep({ tags: ['job:3'] });
    send(response, text);
  };
  await ask('/search?q=aged');
  await ask('/search?q=ended');
  let finish = () => {};
  render = (_incoming, response) => {
    finish = () => send(response, 'Anew.');
    keep();
  };
  vi.setSystemTime(begun + 31_000);
  const another = ask('/search?q=beside');
  await expect.poll(() => rendered).toHaveLength(3);
  const aged = await ask('/search?q=aged');
  expect([aged.text, aged.headers['cache-control']]).toEqual([text, 'no-cache']);
  expect(rendered).toHaveLength(3);
  finish();
  await another;

  // Nothing else is under way, so whoever comes makes it anew, and the others have the old one.
  const first = ask('/search?q=aged');
  await expect.poll(() => rendered).toHaveLength(4);
  expect((await ask('/search?q=aged')).text).toBe(text);
  // What has changed is never sent, nor what is a minute old.
  tagsManifest.set('job:3', { stale: begun + 31_000, expired: begun + 31_000 });
  const changed = ask('/search?q=aged');
  expect(rendered).toHaveLength(4);
  finish();
  expect([(await first).text, (await changed).text]).toEqual(['Anew.', 'Anew.']);
  render = page;
  expect((await ask('/search?q=ended')).text).toBe(text);
  expect(rendered).toHaveLength(5);
  vi.setSystemTime(begun + 95_000);
  expect((await ask('/search?q=aged')).text).toBe(text);
  expect(rendered).toHaveLength(6);
});

test('a page whose time has ended is sent once more to all but one in a tenth of a second, who has it made anew', async () => {
  const begun = stopClock();
  render = (_incoming, response) => {
    keep({ tags: ['job:4'], until: begun + 30_000 });
    send(response, text);
  };
  await ask('/stale');
  await ask('/stale-changed');
  vi.setSystemTime(begun + 31_000);
  // As Next.js does it: the old one, and another behind it.
  const stale = () => ask('/stale');
  expect((await stale()).headers['cache-control']).toBe(undefined);
  expect(rendered).toHaveLength(3);
  for (const answer of await Promise.all([stale(), stale(), stale()]))
    expect([answer.text, answer.headers['cache-control']]).toEqual([text, 'no-cache']);
  expect(rendered).toHaveLength(3);
  vi.setSystemTime(begun + 31_100);
  render = (_incoming, response) => {
    keep();
    send(response, 'Anew.');
  };
  expect((await stale()).text).toBe('Anew.');
  expect((await stale()).text).toBe('Anew.');
  expect(rendered).toHaveLength(4);
  // What has changed is sent to nobody.
  tagsManifest.set('job:4', { stale: begun + 31_000, expired: begun + 31_000 });
  for (let time = 0; time < 2; time++) expect((await ask('/stale-changed')).text).toBe('Anew.');
  expect(rendered).toHaveLength(5);
});

test.each<[string, Render]>([
  ['nothing was said of', (_incoming, response) => send(response, text)],
  [
    'is missing',
    (_incoming, response) => {
      keep();
      response.statusCode = 404;
      send(response, text);
    },
  ],
  [
    'sets a cookie',
    (_incoming, response) => {
      keep();
      response.setHeader('Set-Cookie', 'a=b');
      send(response, text);
    },
  ],
])('what %s is not kept, but compressed as it comes', async (name, own) => {
  render = own;
  const path = `/not-kept/${name.replaceAll(' ', '-')}`;
  const first = await ask(path, accepting('gzip'));
  await ask(path, accepting('gzip'));
  expect([first.headers['content-encoding'], first.text]).toEqual(['gzip', text]);
  expect(rendered).toHaveLength(2);
});

test('a connection is kept longer than a proxy keeps it, until the process ends', async () => {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const { port } = server.address() as AddressInfo;
  const keptFor = async () => {
    const outgoing = request({ host: '127.0.0.1', port, path: '/kept-alive', agent });
    outgoing.end();
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    await answer.toArray();
    return answer.headers['keep-alive'];
  };
  expect(await keptFor()).toBe('timeout=75');
  const state: { isLeaving: boolean } = Reflect.get(globalThis, Symbol.for('doorstep.stopping'));
  onTestFinished(() => {
    state.isLeaving = false;
  });
  state.isLeaving = true;
  expect(await keptFor()).toBe('timeout=1');
});

test('who has a session, posts or adds a parameter is always answered anew', async () => {
  await ask('/own');
  await ask('/own', { headers: { cookie: 'a=b; session=c' } });
  await ask('/own', { method: 'POST' });
  await ask('/own?from=letter');
  expect(rendered).toHaveLength(4);
});

test('a page and its data are two answers, whatever the browser has already', async () => {
  const data = { rsc: '1', 'next-router-state-tree': 'a' };
  render = (incoming, response) => {
    keep();
    send(response, incoming.headers.rsc ? 'data' : 'page');
  };
  const answers = [
    await ask('/both'),
    await ask('/both?_rsc=1', { headers: data }),
    await ask('/both?_rsc=2', { headers: { ...data, 'next-router-state-tree': 'b' } }),
    await ask('/both'),
  ];
  expect(answers.map((each) => each.text)).toEqual(['page', 'data', 'data', 'page']);
  expect(rendered).toHaveLength(2);
});

test('no header makes a part of a page everybody’s page, or another part', async () => {
  render = (incoming, response) => {
    keep();
    const { rsc, 'next-router-prefetch': prefetch, 'next-router-segment-prefetch': part } = incoming.headers;
    send(response, JSON.stringify([rsc, prefetch, part]));
  };
  const data = { rsc: '1' };
  const ahead = { rsc: '1', 'next-router-prefetch': '1' };
  const kinds = [
    {},
    data,
    ahead,
    { rsc: '1', 'next-router-prefetch': '2' },
    { rsc: '1', 'next-router-prefetch': '3' },
    { ...ahead, 'next-router-segment-prefetch': '/_tree' },
    { ...ahead, 'next-router-segment-prefetch': '/_full' },
  ] as Record<string, string>[];
  // What Next.js' router never asks is made for who asks it, and takes nobody's room.
  const invented = [
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { rsc: '1 1' },
    { rsc: '1\u00a0' },
    { rsc: 'x' },
    { rsc: '1', 'next-router-prefetch': '4' },
    { rsc: '1', 'next-router-segment-prefetch': '1' },
    { ...ahead, 'next-router-segment-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree' },
  ] as Record<string, string>[];
  const told = [];
  for (const headers of [...invented, ...kinds, ...invented])
    told.push((await ask('/parts', { headers })).text);
  expect(new Set(told).size).toBe(kinds.length + invented.length);
  expect(rendered).toHaveLength(kinds.length + 2 * invented.length);
  for (const [index, headers] of kinds.entries())
    expect((await ask('/parts', { headers })).text).toBe(told[invented.length + index]);
  expect(rendered).toHaveLength(kinds.length + 2 * invented.length);
});

test('an empty header that asks for data asks for the page, of a search too', async () => {
  render = (incoming, response) => {
    keep();
    send(response, `${incoming.url} ${intoHtmlAlone('jobs', () => text)}`);
  };
  const empty = await ask('/search?q=empty-header', { headers: { rsc: '' } });
  expect(empty.text).toBe('/search?q=empty-header true');
  expect((await ask('/search?q=empty-header')).text).toBe(empty.text);
  const data = await ask('/search?q=empty-header&_rsc=x', { headers: { rsc: '1' } });
  expect(data.text).toBe('/search?q=empty-header&_rsc= false');
  expect(rendered).toHaveLength(2);
});

test('what stands behind a second question mark is asked for, too', async () => {
  await ask('/search?q=nurse?&odd=1');
  await ask('/search?q=nurse?&odd=1');
  expect(rendered.map(({ url }) => url)).toEqual(['/search?q=nurse?&odd=1', '/search?q=nurse?&odd=1']);
});

test('nobody waits for how fast another visitor reads', async () => {
  const long = 'x'.repeat(20_000_000);
  render = (_incoming, response) => send(response, long);
  const { port } = server.address() as AddressInfo;
  const slow = request({ host: '127.0.0.1', port, path: '/search?q=slow-reader' });
  slow.on('error', () => {});
  slow.end();
  await once(slow, 'response');
  expect((await ask('/search?q=slow-reader')).text).toBe(long);
  slow.destroy();
});

test('what is sent as it comes is compressed, and goes on whenever that has room again', async () => {
  const parts = Array.from({ length: 40 }, () => randomBytes(65_536).toString('hex'));
  // Next.js listens before it writes the first byte.
  render = async (_incoming, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    let goOn = () => {};
    response.on('drain', () => goOn());
    for (const part of parts)
      if (!response.write(part))
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
    response.end();
  };
  for (const encoding of ['br', 'gzip']) {
    const answer = await ask('/search?q=streamed', accepting(encoding));
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.text === parts.join('')).toBe(true);
  }
});

test('a search is asked as from anybody, and shared by who asks the same at the same place', async () => {
  const visitor = {
    cookie: 'place=austin; theme=dark',
    'user-agent': 'Browser',
    referer: 'http://x',
    authorization: 'y',
  };
  const first = await ask('/search?q=nurse', { headers: visitor });
  expect(first.headers).not.toHaveProperty('link');
  expect(rendered[0]?.url).toBe('/search?q=nurse');
  expect(rendered[0]?.headers).toMatchObject({ cookie: 'place=austin' });
  expect(Object.keys(rendered[0]?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/user-agent|referer|authorization/)]),
  );
  await ask('/search?q=nurse', { headers: { cookie: 'place=austin; theme=light' } });
  const elsewhere = await ask('/search?q=nurse');
  await ask('/search?q=nurse');
  await ask('/search?q=nurse&odd=1');
  expect(rendered).toHaveLength(3);
  // Whoever's place it is, a shared cache knows nothing of places.
  expect(String(first.headers['cache-control'])).not.toMatch(/s-maxage/);
  expect(elsewhere.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
    vary: expect.stringMatching(/cookie/i),
  });
});

test('what is no page is made without Next.js, kept likewise, and says itself who else may keep it', async () => {
  let made = 0;
  const json = JSON.stringify({ jobs: text });
  direct = async () => {
    made++;
    keep({ tags: ['posted'] });
    return {
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'public' },
      body: json,
    };
  };
  const path = '/search/directly?q=cook';
  const answers = [
    ...(await Promise.all([ask(path, accepting('gzip')), ask(path, accepting('br'))])),
    await ask(path, { headers: { cookie: 'theme=dark' } }),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.text]).toEqual([200, json]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public',
      'content-type': 'application/json',
      'content-security-policy': "default-src 'self'; script-src 'self'",
      'x-address': '/search/directly',
      vary: 'Accept-Encoding',
    });
  }
  expect([made, rendered.length]).toEqual([1, 0]);
  tagsManifest.set('posted', { stale: Date.now() + 1, expired: Date.now() + 1 });
  await ask(path);
  expect(made).toBe(2);
  // Who is signed in, and what is not understood, is for Next.js.
  await ask(path, { headers: { cookie: 'session=1' } });
  await ask('/search/directly?odd=1');
  expect([made, rendered.length]).toEqual([2, 2]);
});

test('a fault of it is for who asked, and nobody gets it after them', async () => {
  const answer = { headers: { 'cache-control': 'no-store' }, body: '{}' };
  direct = async () => ({ ...answer, status: 503 });
  const failed = await ask('/search/directly?q=fails');
  expect([failed.status, failed.headers['cache-control'], failed.text]).toEqual([503, 'no-store', '{}']);
  direct = async () => ({ ...answer, status: 200 });
  expect((await ask('/search/directly?q=fails')).status).toBe(200);
});

test('what is made without Next.js makes room for the next, kept or not', async () => {
  for (let asked = 0; asked < 130; asked++) {
    direct = async () => {
      if (asked % 2 === 0) keep();
      return { status: 200, headers: {}, body: '{}' };
    };
    const { status, headers } = await ask(`/search/directly?q=room${asked}`);
    expect([asked, status]).toEqual([asked, 200]);
    if (asked % 2 > 0) continue;
    const known = await ask(`/search/directly?q=room${asked}`, {
      headers: { 'if-none-match': `${headers.etag}` },
    });
    expect(known.status).toBe(304);
  }
});

test('a page out of a template is everybody’s, says which of its scripts may run, and is kept', async () => {
  const made: unknown[] = [];
  fromTemplate = async ({ url, cookie }) => {
    made.push([url, cookie]);
    keep();
    return {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        vary: 'rsc',
        'cache-control': 'private, no-store',
      },
      body: Buffer.from(`<script>own()</script>${text}`),
      scripts: "script-src 'self' 'sha256-own'",
    };
  };
  const answers = [
    await ask('/search?q=template', accepting('gzip')),
    await ask('/search?q=template', accepting('gzip')),
    await ask('/search?q=template', { headers: { cookie: 'place=austin' } }),
  ];
  expect(made).toEqual([
    ['/search?q=template', null],
    ['/search?q=template', 'place=austin'],
  ]);
  expect(rendered).toHaveLength(0);
  for (const { headers, status, text: body } of answers) {
    expect([status, body]).toEqual([200, `<script>own()</script>${text}`]);
    expect(headers['content-security-policy']).toBe("default-src 'self'; script-src 'self' 'sha256-own'");
    expect(headers.vary).toMatch(/rsc.*cookie/i);
  }
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
    'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
    'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
    'private, no-cache',
  ]);
  // The data by themselves are rendered.
  await ask('/search?q=template&_rsc=1', { headers: { rsc: '1' } });
  expect([made.length, rendered.length]).toEqual([2, 1]);
});

test('a search without a template is rendered, with what was asked for it already', async () => {
  fromTemplate = async () => {
    giveAnswer('which jobs', 'these');
    return null;
  };
  render = (incoming, response) => {
    keep();
    send(response, `${incoming.url}: ${givenAnswer('which jobs')} ${givenAnswer('which others')}`);
  };
  expect((await ask('/search?q=given')).text).toBe('/search?q=given: these undefined');
  expect((await ask('/search?q=given')).headers.vary).toMatch(/cookie/i);
  expect(rendered).toHaveLength(1);
});

test('a template is rendered for nobody', async () => {
  let alone: string[] = [];
  fromTemplate = async (_search, renderOther) => {
    const asked = { url: '/search?q=anything', headers: { host: 'localhost' } };
    const exchange = { isForAll: true, isDocument: true, placeholders: { city: 'Q1' } };
    const { response, body } = await renderAlone(renderOther, asked, exchange);
    alone = [body, String(response.getHeader('X-Own'))];
    return null;
  };
  render = (incoming, response) => {
    keep();
    response.setHeader('X-Own', incoming.url ?? '');
    send(response, `${placeholderOf('city')} ${incoming.headers.cookie}`);
  };
  const answer = await ask('/search?q=real', { headers: { cookie: 'place=austin' } });
  expect(alone).toEqual(['Q1 undefined', '/search?q=anything']);
  expect([answer.text, answer.headers['x-own']]).toEqual(['undefined place=austin', '/search?q=real']);
});

test('a visitor goes back to a search as it was left, and whoever is signed in asks anew', async () => {
  render = (incoming, response) => {
    response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate');
    if (incoming.url?.includes('cookie')) response.setHeader('Set-Cookie', 'a=b');
    if (incoming.url?.includes('failing')) response.statusCode = 500;
    return page(incoming, response);
  };
  const cached = async (path: string, cookie = '') =>
    String((await ask(path, { headers: { cookie } })).headers['cache-control']);
  expect(await cached('/search?q=baker', 'place=austin')).toBe('private, no-cache');
  expect(await cached('/search?odd=1')).toBe('private, no-cache');
  expect(await cached('/search?q=baker', 'session=1')).toContain('no-store');
  expect(await cached('/profile')).toContain('no-store');
  expect(await cached('/search?odd=cookie')).toContain('no-store');
  expect(await cached('/search?odd=failing')).toContain('no-store');
});

test('many who ask for the same at once wait for one answer', async () => {
  let finish = () => {};
  render = async (_incoming, response) => {
    keep();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    send(response, text);
  };
  const answers = Promise.all(Array.from({ length: 5 }, () => ask('/search?q=many')));
  await expect.poll(() => searches).toBe(5);
  finish();
  expect((await answers).map((each) => each.text)).toEqual(Array.from({ length: 5 }, () => text));
  expect(rendered).toHaveLength(1);
});

test('those that find nothing push out none that finds jobs', async () => {
  const searchFor = async (q: string, isEmpty: boolean) => {
    render = (_incoming, response) => {
      keep({ isEmpty });
      // As large as it can be; nothing of it can be packed.
      send(response, isEmpty ? randomBytes(700_000).toString('hex') : text);
    };
    await ask(`/search?q=${q}`, accepting('gzip'));
  };
  await searchFor('baker', false);
  for (const number of [1, 2, 3, 4, 5, 6]) await searchFor(`nobody${number}`, true);
  expect(rendered).toHaveLength(7);
  await searchFor('nobody6', true);
  await searchFor('baker', false);
  expect(rendered).toHaveLength(7);
  await searchFor('nobody1', true);
  expect(rendered).toHaveLength(8);
});

test('who waits for an answer that is not kept, or whose visitor left, gets an own one', async () => {
  render = (_incoming, response) => send(response, text);
  const answers = await Promise.all([ask('/search?q=failed'), ask('/search?q=failed')]);
  expect(answers.map((each) => each.text)).toEqual([text, text]);
  expect(rendered).toHaveLength(2);
  render = () => {};
  const { port } = server.address() as AddressInfo;
  const left = request({ host: '127.0.0.1', port, path: '/search?q=left' });
  left.on('error', () => {});
  left.end();
  await expect.poll(() => rendered.length).toBe(3);
  const waiting = ask('/search?q=left');
  await expect.poll(() => searches).toBe(4);
  render = page;
  left.destroy();
  expect((await waiting).text).toBe(text);
});

test('when the first of many leaves, the next is answered for all of them', async () => {
  render = () => {};
  const { port } = server.address() as AddressInfo;
  const first = request({ host: '127.0.0.1', port, path: '/search?q=leader' });
  first.on('error', () => {});
  first.end();
  await expect.poll(() => rendered.length).toBe(1);
  const waiting = Promise.all(Array.from({ length: 5 }, () => ask('/search?q=leader')));
  await expect.poll(() => searches).toBe(6);
  render = page;
  first.destroy();
  expect((await waiting).map((each) => each.text)).toEqual(Array.from({ length: 5 }, () => text));
  expect(rendered).toHaveLength(2);
});

test('who comes after a change does not get what was under way before it', async () => {
  const waiting: (() => void)[] = [];
  render = async (_incoming, response) => {
    keep({ tags: ['changed'] });
    const number = rendered.length;
    await new Promise<void>((resolve) => waiting.push(resolve));
    send(response, `answer ${number}`);
  };
  const before = ask('/search?q=changed');
  await expect.poll(() => waiting.length).toBe(1);
  tagsManifest.set('changed', { stale: Date.now() + 1, expired: Date.now() + 1 });
  const after = ask('/search?q=changed');
  await expect.poll(() => searches).toBe(2);
  waiting[0]?.();
  expect((await before).text).toBe('answer 1');
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  expect((await after).text).toBe('answer 2');
});

test('what others refreshed is asked for before anything made earlier is sent, and not where nothing was', async () => {
  const catchUp = vi.fn(async () => {});
  shareCache({ catchUp, floor: 0 } as unknown as SharedCache);
  onTestFinished(() => shareCache(undefined));
  let made = 0;
  let goOn = () => {};
  direct = async () => {
    const number = ++made;
    keep({ tags: ['theirs'], from: Date.now() - (number === 1 ? 2000 : 0) });
    if (number > 1) await new Promise<void>((resolve) => (goOn = resolve));
    return { status: 200, headers: {}, body: `answer ${number}` };
  };
  const path = '/search/directly?q=others';
  expect((await ask(path)).text).toBe('answer 1');
  expect(catchUp).not.toHaveBeenCalled();
  catchUp.mockImplementationOnce(async () => {
    tagsManifest.set('theirs', { stale: Date.now() - 1000, expired: Date.now() - 1000 });
  });
  const next = ask(path);
  await expect.poll(() => made).toBe(2);
  expect(catchUp).toHaveBeenCalledTimes(1);
  const waiting = ask(path);
  await expect.poll(() => catchUp.mock.calls.length).toBe(2);
  goOn();
  expect([(await next).text, (await waiting).text]).toEqual(['answer 2', 'answer 2']);
  await ask('/others');
  expect(catchUp).toHaveBeenCalledTimes(3);
});

test('a search that is kept runs the scripts that were rendered with it, and no others', async () => {
  render = async (incoming, response) => {
    keep();
    const nonce = /'nonce-([^']+)'/.exec(String(incoming.headers['content-security-policy']))?.[1];
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader(
      'Link',
      `</a.css>; rel=preload; nonce="${nonce}", </b.css>; nonce="${nonce}"; as="style"`,
    );
    response.flushHeaders();
    response.write(`<script nonce="${nonce}">one()</script>`);
    response.end('<script>somebody()</script>');
  };
  const answers = [await ask('/search?q=scripts'), await ask('/search?q=scripts')];
  for (const { headers, text: html } of answers) {
    expect(headers.link).toBe('</a.css>; rel=preload, </b.css>; as="style"');
    expect(html).toBe('<script>one()</script><script>somebody()</script>');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[^' ]+'$/,
    );
  }
  expect(rendered).toHaveLength(1);
});

test('more than there is room for are told when to come back, and what people send is taken', async () => {
  const waiting: ServerResponse[] = [];
  render = (incoming, response) => {
    if (incoming.url?.startsWith('/slow')) waiting.push(response);
    else send(response, text);
  };
  const slow = Array.from({ length: 64 }, (_, index) => ask(`/slow/${index}`));
  await expect.poll(() => waiting.length).toBe(64);
  const refused = await ask('/one-more');
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '3',
    'no-store',
  ]);
  expect((await ask('/form', { method: 'POST' })).status).toBe(200);
  expect((await ask('/_next/static/a.js')).status).toBe(200);
  for (const each of waiting) each.end();
  await Promise.all(slow);
  expect((await ask('/one-more')).status).toBe(200);
});

test('who has left before there was anything to render takes no room', () => {
  const letIn = roomToRender();
  const [gone, here] = [new EventEmitter(), new EventEmitter()] as unknown as ServerResponse[];
  Object.assign(gone ?? {}, { closed: true });
  const question = { method: 'GET', url: '/' } as IncomingMessage;
  let count = 0;
  const render1 = () => {
    count++;
  };
  for (let visit = 0; visit < 100; visit++) letIn(question, gone as ServerResponse, render1);
  expect(count).toBe(0);
  letIn(question, here as ServerResponse, render1);
  expect(count).toBe(1);
});

test('a visitor who does not read takes no room', async () => {
  // One buffer for all of them: a text would be copied for each.
  const long = Buffer.alloc(20_000_000, 'x');
  // As Next.js sends a page: the rest of it waits until the first part was taken.
  render = (_incoming, response) => {
    response.write(long);
    response.once('drain', () => response.end());
  };
  const { port } = server.address() as AddressInfo;
  const idle = Array.from({ length: 64 }, (_, index) => {
    const outgoing = request({ host: '127.0.0.1', port, path: `/idle/${index}`, agent: false });
    outgoing.on('error', () => {});
    outgoing.end();
    return outgoing;
  });
  await Promise.all(idle.map((each) => once(each, 'response')));
  render = page;
  expect((await ask('/beside-idle-ones')).status).toBe(200);
  for (const each of idle) each.destroy();
}, 60_000);

test('a visitor who leaves makes room', async () => {
  render = () => {};
  const { port } = server.address() as AddressInfo;
  const left = Array.from({ length: 64 }, (_, index) => {
    const outgoing = request({ host: '127.0.0.1', port, path: `/left/${index}`, agent: false });
    outgoing.on('error', () => {});
    outgoing.end();
    return outgoing;
  });
  await expect.poll(() => rendered.length, patience).toBe(64);
  for (const each of left) each.destroy();
  render = page;
  await expect.poll(async () => (await ask('/after-they-left')).status, patience).toBe(200);
});
