import { AsyncResource } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cacheTags } from '@/lib/cache/cache-tags';
import { listingTagsOf } from '@/lib/cache/listing-tags';
import { startSharedCache } from '@/lib/cache/start-shared-cache';
import { enterRequest } from '@/lib/current-request';
import { findJobAt } from '@/lib/jobs/find-job';
import { newestJobs, searchJobs } from '@/lib/jobs/queries';
import { answerSearch } from '@/lib/jobs/search-answer';
import { type JobFilters, parseJobSearch } from '@/lib/jobs/search-params';
import { findListing } from '@/lib/listings/place-listing';
import { employersOfFile, jobsOfFile } from '@/lib/listings/sitemap';
import { log } from '@/lib/log';
import { reverseEmbedded } from '@/lib/places/embedded-provider';
import { adminClient } from '@/lib/supabase/admin';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import { askedOfReplica, sharedRead } from '@/lib/supabase/shared-read';
import PageCache from '../../lib/cache/page-cache.mjs';
import { cacheClient, SharedCache, shareCache } from '../../lib/http/shared-cache.mjs';
import { postJobs, removePostedJobs } from '../jobs/posted-jobs.ts';
import { noCacheServer, startCacheServer } from '../support/cache-server.ts';
import { variable } from '../support/environment.ts';
import { sql } from '../support/sql.ts';
import { freePorts } from '../support/test-stack.ts';

type Settings = { readUrl?: string; readLagSeconds?: number; cacheUrl?: string; folder?: string };
const settings = vi.hoisted((): Settings => ({}));
vi.mock('@/lib/env', async (original) => {
  const actual = await original<typeof import('@/lib/env')>();
  const env = () => ({ ...actual.env(), readLagSeconds: 1, ...settings });
  return { ...actual, env, buildFolder: () => settings.folder ?? actual.buildFolder() };
});
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next/headers', () => ({ cookies: async () => ({ getAll: () => [] }) }));

/** Far from land, where nobody else's jobs are. */
const center = { lat: -46.3, lng: -121.2 };
const around: JobFilters = { center, radiusKm: 10, query: '', types: [], minPay: null, sort: 'distance' };

/** A second door to the same database: what came through it. `answer` stands in its way. */
const door = {
  calls: [] as string[],
  answer: null as ((request: IncomingMessage, response: ServerResponse) => void) | null,
};
const server = createServer((request, response) => {
  door.calls.push((request.url ?? '').replace(/^\/rest\/v1\/(rpc\/)?/, ''));
  if (door.answer) return door.answer(request, response);
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', async () => {
    const headers = new Headers();
    for (const name of ['apikey', 'authorization', 'content-type', 'accept', 'prefer'])
      if (typeof request.headers[name] === 'string') headers.set(name, request.headers[name]);
    const { method = 'GET' } = request;
    const body = method === 'GET' ? undefined : Buffer.concat(chunks);
    const answer = await fetch(variable('NEXT_PUBLIC_SUPABASE_URL') + request.url, { method, headers, body });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A process that is younger than the lag asks the primary.
  await vi.waitUntil(() => performance.now() > 1500, { timeout: 10_000 });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await removePostedJobs();
});

const doorUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const past = () => Date.now() - 3000;
beforeEach(() => {
  // What a failure in another test did is over.
  Reflect.get(globalThis, Symbol.for('doorstep.shared-reads')).restsUntil = 0;
  Object.assign(settings, { readUrl: doorUrl(), readLagSeconds: 1 });
  for (const tag of tagsManifest.keys()) tagsManifest.set(tag, { expired: past() });
  Object.assign(door, { calls: [], answer: null });
});

/** As an action of Next.js ends: by the one cache handler. */
async function refresh(...tags: string[]) {
  type Handler = { revalidateTag(tags: string[]): Promise<void> };
  const context = { flushToDisk: false, serverDistDir: tmpdir(), revalidatedTags: [], _requestHeaders: {} };
  await new (PageCache as unknown as new (context: object) => Handler)(context).revalidateTag(tags);
}

const ask = (...tags: string[]) =>
  sharedRead(tags, async () => publicClient().rpc('find_jobs', { page_size: 1 }).throwOnError());

describe('with a replica', () => {
  test('reads of visitors arrive there', async () => {
    await searchJobs(around, 1);
    await answerSearch(parseJobSearch({ lat: '-46.3', lng: '-121.2', radius: '10' }));
    await newestJobs(3);
    await reverseEmbedded({ lat: 30.27, lng: -97.74 });
    await findListing({ place: 'texas', city: 'austin' });
    await findJobAt(['no-job-of-that-name']);
    await jobsOfFile('jobs-0');
    await employersOfFile('employers-0');
    expect(new Set(door.calls)).toEqual(
      new Set([
        ...['find_jobs', 'search_jobs', 'reverse_place', 'find_listing', 'nearby_places', 'find_job_address'],
        ...['sitemap_jobs', 'sitemap_employers'],
      ]),
    );
    expect(door.calls.filter((call) => call === 'find_jobs')).toHaveLength(2);
  });

  test('writes, questions of one person and what is asked for nobody in particular do not', async () => {
    const nobody = '00000000-0000-0000-0000-000000000000';
    await sharedRead([], async () => {
      await (await viewerClient()).rpc('find_saved_jobs', { job_ids: [nobody] }).throwOnError();
      await publicClient().rpc('answer_still_hiring', { manage_token: 'x', is_hiring: true });
      await publicClient().rpc('find_application', { manage_token: 'x' });
      await adminClient().from('outbox').delete().eq('id', -1);
      await adminClient().from('outbox').select('id').limit(1);
    });
    await publicClient()
      .rpc('find_saved_jobs', { job_ids: [nobody] })
      .throwOnError();
    await listingTagsOf([nobody]);
    expect(door.calls).toEqual([]);
  });

  test('a request with a session asks the primary alone', async () => {
    await new AsyncResource('request').runInAsyncScope(() => {
      enterRequest({ id: '4f6c9b556ca2', isPersonal: true });
      return searchJobs(around, 1);
    });
    expect(door.calls).toEqual([]);
    await searchJobs(around, 1);
    expect(door.calls).toEqual(['find_jobs']);
  });

  test('it is asked for nothing that could write', async () => {
    const rows = await sql<{ name: string; kind: string }[]>`
      select proname as name, provolatile::text as kind from pg_catalog.pg_proc
      where pronamespace = 'public'::regnamespace and proname = any(${[...askedOfReplica]}::text[])`;
    expect(rows.filter(({ kind }) => kind === 'v')).toEqual([]);
    expect(new Set(rows.map(({ name }) => name))).toEqual(askedOfReplica);
  });
});

test('a primary that hangs is given up after ten seconds, unless it was to change something', async () => {
  delete settings.readUrl;
  const late = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
  onTestFinished(() => late.mockRestore());
  const saidOf = async (asked: PromiseLike<{ error: { message: string } | null }>) =>
    (await asked).error?.message ?? '';
  expect(await saidOf(publicClient().rpc('find_jobs', { page_size: 1 }))).toContain('did not answer in time');
  expect(await saidOf(adminClient().from('outbox').select('id').limit(1))).toContain(
    'did not answer in time',
  );
  expect(late.mock.calls).toEqual([[10_000], [10_000]]);
  expect(
    await saidOf(publicClient().rpc('answer_still_hiring', { manage_token: 'x', is_hiring: true })),
  ).not.toContain('in time');
  expect(await saidOf(adminClient().from('outbox').delete().eq('id', -1))).toBe('');
});

test('without one all goes to the primary', async () => {
  delete settings.readUrl;
  await searchJobs(around, 1);
  await ask('a');
  expect(door.calls).toEqual([]);
});

describe('what was just written', () => {
  test('is read from the primary: by the search of its region, and by no other', async () => {
    const [job] = await postJobs([{ title: 'Lighthouse Keeper', coordinates: center }]);
    // A replica that knows of nothing yet.
    door.answer = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('[{"jobs":[],"total":0,"is_more":false,"without_minimum":0,"understood_as":null}]');
    expect((await searchJobs(around, 1)).jobs).toEqual([]);
    await refresh(...(await listingTagsOf([job?.id ?? ''])));
    expect((await searchJobs(around, 1)).jobs.map(({ id }) => id)).toEqual([job?.id]);
    expect(door.calls).toEqual(['find_jobs']);
    await searchJobs({ ...around, center: { lat: 30.3, lng: -97.7 } }, 1);
    expect(door.calls).toEqual(['find_jobs', 'find_jobs']);
  });

  test('goes to the replica again after its lag', async () => {
    await refresh(cacheTags.job('1'));
    await ask(cacheTags.job('1'));
    await ask(cacheTags.job('2'), cacheTags.job('1'));
    // Also what a look-up without a tag of its own asks inside of one.
    await sharedRead([cacheTags.job('1')], () => ask());
    expect(door.calls).toEqual([]);
    await ask(cacheTags.job('2'));
    tagsManifest.set(cacheTags.job('1'), { expired: past() });
    await ask(cacheTags.job('1'));
    expect(door.calls).toHaveLength(2);
  });

  test('in the first seconds of a process may be anything that has a tag', async () => {
    settings.readLagSeconds = 9999;
    await ask('a');
    expect(door.calls).toEqual([]);
    await ask();
    expect(door.calls).toHaveLength(1);
  });

  test('while nobody knows what others refreshed, likewise', async () => {
    onTestFinished(() => shareCache(undefined));
    const knowing = (floor: number) => shareCache({ floor, catchUp: async () => {} } as SharedCache);
    knowing(Date.now());
    await ask('a');
    expect(door.calls).toEqual([]);
    await ask();
    knowing(past());
    await ask('a');
    expect(door.calls).toHaveLength(2);
  });

  test.skipIf(noCacheServer)('through another process is told of by the shared log', async () => {
    const cacheServer = await startCacheServer();
    settings.folder = mkdtempSync(path.join(tmpdir(), 'doorstep-build-'));
    writeFileSync(path.join(settings.folder, 'BUILD_ID'), 'one');
    settings.cacheUrl = cacheServer.url;
    await startSharedCache();
    const own = Reflect.get(globalThis, Symbol.for('doorstep.shared-cache')) as SharedCache;
    const site = createHash('sha256').update(variable('NEXT_PUBLIC_SUPABASE_URL')).digest('hex').slice(0, 12);
    const nothing = () => undefined;
    const client = await cacheClient(cacheServer.url);
    const other = new SharedCache({ client, site, build: 'one', onRefreshed: nothing, tell: nothing });
    onTestFinished(async () => {
      shareCache(undefined);
      await Promise.all([own.disconnect(), other.disconnect()]);
      await cacheServer.stop();
      rmSync(settings.folder ?? '', { recursive: true });
      delete settings.cacheUrl;
      delete settings.folder;
    });
    await other.connect();
    await other.refresh(['c']);
    // It has begun with the log just now.
    await ask('a');
    expect(door.calls).toEqual([]);
    own.floor = past();
    await ask('a');
    expect(door.calls).toHaveLength(1);
    await other.refresh(['a']);
    await ask('a');
    expect(door.calls).toHaveLength(1);
    await ask('b');
    expect(door.calls).toHaveLength(2);
  });
});

describe('a replica that fails', () => {
  /** Why it was left, each time that the log says so. */
  function warned(): string[] {
    const reasons: string[] = [];
    vi.spyOn(log, 'warn').mockImplementation((about: unknown) => {
      const { where, reason } = about as { where?: string; reason?: string };
      if (where === 'replica') reasons.push(reason ?? '');
    });
    return reasons;
  }

  type Failing = { readUrl?: string; answer?: typeof door.answer };
  test.each<[string, string, () => Promise<Failing>]>([
    [
      'does not listen',
      'ECONNREFUSED',
      async () => ({ readUrl: `http://127.0.0.1:${(await freePorts(1))[0]}` }),
    ],
    [
      'drops the connection',
      'UND_ERR_SOCKET',
      async () => ({ answer: (request) => request.socket.destroy() }),
    ],
    ['refuses', 'it answered 503', async () => ({ answer: (_, response) => response.writeHead(503).end() })],
  ])('because it %s: the primary answers, and is asked alone for a while', async (_, reason, fails) => {
    const reasons = warned();
    const { readUrl = doorUrl(), answer = null } = await fails();
    Object.assign(settings, { readUrl });
    Object.assign(door, { answer });
    expect((await ask()).data).toHaveLength(1);
    expect(reasons).toEqual([reason]);
    const before = door.calls.length;
    await ask();
    await searchJobs(around, 1);
    expect(door.calls).toHaveLength(before);
    expect(reasons).toEqual([reason]);
  });

  test('is tried again by one question, and used when it answers', async () => {
    const told = vi.spyOn(log, 'info').mockImplementation(() => {});
    Reflect.get(globalThis, Symbol.for('doorstep.shared-reads')).restsUntil = past();
    await Promise.all([ask(), ask(), ask()]);
    expect(door.calls).toHaveLength(1);
    expect(told).toHaveBeenCalledTimes(1);
    await ask();
    expect(door.calls).toHaveLength(2);
  });

  test('is not blamed for a question that the primary refuses too', async () => {
    const reasons = warned();
    const wrong = () => sharedRead([], async () => publicClient().rpc('find_jobs', { sort: 'best' }));
    expect((await wrong()).error).not.toBeNull();
    await ask();
    expect(door.calls).toHaveLength(2);
    expect(reasons).toEqual([]);
  });

  test('is given up when it does not answer in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const reasons = warned();
    const hangs = new Promise<void>((resolve) => {
      door.answer = () => resolve();
    });
    const answer = sharedRead([], () => searchJobs(around, 1));
    await hangs;
    await vi.advanceTimersByTimeAsync(3000);
    expect((await answer).isMore).toBe(false);
    expect(reasons).toEqual(['no answer in time']);
  });

  test('is given up when its answer does not end in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const reasons = warned();
    const { fetch } = globalThis;
    const begins = new Promise<void>((resolve) => {
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        const answer = await fetch(input, init);
        if (String(input).startsWith(doorUrl())) resolve();
        return answer;
      });
    });
    onTestFinished(() => void vi.mocked(globalThis.fetch).mockRestore());
    door.answer = (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    const answer = ask();
    await begins;
    // Headers have come: whoever would take them for the answer has stopped the clock by now.
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(3000);
    expect((await answer).data).toHaveLength(1);
    expect(reasons).toEqual(['no answer in time']);
  });
});
