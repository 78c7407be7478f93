import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '@/lib/auth/viewer';
import { announceJobs } from '@/lib/jobs/index-now';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics';
import { editJob, postJob } from '@/lib/postings/actions';
import { closeJob, deleteJob } from '@/lib/postings/manage/actions';
import { company } from '../policies/rows.ts';
import { mustWork } from '../policies/world.ts';
import { type Client, signUp } from '../support/clients.ts';
import { newMark } from '../support/mark.ts';
import { sql } from '../support/sql.ts';

const key = '0123456789abcdef0123456789abcdef';

// The request that an action runs in, and what it leaves to be done after the answer.
const request = vi.hoisted(() => ({
  viewer: null as Viewer | null,
  client: null as Client | null,
  afterwards: [] as (() => Promise<void>)[],
  indexNow: { url: '', key: undefined as string | undefined },
}));
vi.mock('@/lib/env', async (load) => {
  const original = await load<typeof import('@/lib/env')>();
  return {
    ...original,
    env: () => ({
      ...original.env(),
      siteUrl: 'https://jobs.example.com',
      indexNowKey: request.indexNow.key,
      indexNowUrl: request.indexNow.url,
    }),
  };
});
vi.mock('@/lib/auth/access', () => ({ signedIn: async () => request.viewer }));
vi.mock('@/lib/auth/viewer', () => ({ findViewer: async () => request.viewer }));
vi.mock('@/lib/supabase/server', () => ({ viewerClient: async () => request.client }));
vi.mock('next/cache', () => ({ refresh: () => {}, updateTag: () => {} }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined, set: () => {} }),
}));
vi.mock('next/server', () => ({ after: (task: () => Promise<void>) => request.afterwards.push(task) }));

type Received = {
  method?: string;
  type?: string;
  body: { host: string; key: string; keyLocation: string; urlList: string[] };
};

let server: Server;
let status = 200;
const received: Received[] = [];
beforeAll(async () => {
  server = createServer(async (incoming, answer) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    received.push({
      method: incoming.method,
      type: incoming.headers['content-type'],
      body: JSON.parse(Buffer.concat(parts).toString()),
    });
    answer.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  request.indexNow.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/indexnow`;
  const person = await signUp('employer');
  request.viewer = { id: person.user.id, email: person.email, role: 'employer' };
  request.client = person.client;
  await mustWork(
    person.client
      .from('employer_profiles')
      .insert(company(person.user.id, { company_name: `Corner Bakery ${newMark()}` }) as never),
  );
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  status = 200;
  received.length = 0;
  request.afterwards.length = 0;
  request.indexNow.key = key;
});

const austin = (neighborhood: string | null) =>
  JSON.stringify({
    coordinates: { lat: 30.2672, lng: -97.7431 },
    address: { city: 'Austin', state: 'Texas', country: 'United States', neighborhood },
  });

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  const filled = {
    type: 'full-time',
    description: 'Bread for the neighborhood.',
    contactName: 'Ada',
    contactEmail: 'ada@example.com',
    location: austin('Zilker'),
    ...fields,
  };
  for (const [name, value] of Object.entries(filled)) form.set(name, value);
  return form;
}

/** What was announced since the last look, once what was left for later is done. */
async function announced(): Promise<string[]> {
  expect(received).toEqual([]);
  for (const task of request.afterwards.splice(0)) await task();
  return received.splice(0).flatMap(({ body }) => body.urlList);
}

const job = {
  slug: 'night-baker',
  location: { address: { state: 'Texas', city: 'Austin', neighborhood: 'Hyde Park' } },
};

test('jobs are announced by their canonical addresses, with the key and where it can be read', async () => {
  await announceJobs([
    job,
    { ...job, location: { address: { ...job.location.address, neighborhood: null } } },
  ]);
  expect(received).toEqual([
    {
      method: 'POST',
      type: 'application/json; charset=utf-8',
      body: {
        host: 'jobs.example.com',
        key,
        keyLocation: 'https://jobs.example.com/indexnow.txt',
        urlList: [
          'https://jobs.example.com/texas/austin/hyde-park/night-baker',
          'https://jobs.example.com/texas/austin/night-baker',
        ],
      },
    },
  ]);
});

test('nothing is sent without a key, or without jobs', async () => {
  await announceJobs([]);
  request.indexNow.key = undefined;
  await announceJobs([job]);
  expect(received).toEqual([]);
});

test('a refusal and a dead server are nobody else’s trouble', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  status = 422;
  await announceJobs([job]);
  const { url } = request.indexNow;
  request.indexNow.url = 'http://127.0.0.1:1/';
  await announceJobs([job]);
  request.indexNow.url = url;
  expect(received).toHaveLength(1);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});

test('posting, editing, closing and deleting announce the job after the answer', async () => {
  const title = `Announced Baker ${crypto.randomUUID().slice(0, 8)}`;
  const posted = await postJob(null, formOf({ title, idempotencyKey: crypto.randomUUID() }));
  if (!posted.ok) throw new Error(posted.message);
  expect((await metrics.postings.get()).values).toMatchObject([{ value: 1 }]);
  const { slug } = posted.data;
  const first = `https://jobs.example.com/texas/austin/zilker/${slug}`;
  const second = `https://jobs.example.com/texas/austin/hyde-park/${slug}`;
  expect(await announced()).toEqual([first]);

  const [stored] = await sql<{ id: string }[]>`select id from public.jobs where slug = ${slug}`;
  const id = stored?.id ?? '';
  const moved = await editJob(null, formOf({ title, id, location: austin('Hyde Park') }));
  expect(moved.ok).toBe(true);
  expect(await announced()).toEqual([first, second]);

  const closing = new FormData();
  closing.set('id', id);
  closing.set('reason', 'filled');
  await expect(closeJob(null, closing)).rejects.toThrow('NEXT_REDIRECT');
  expect(await announced()).toEqual([second]);

  await expect(deleteJob(null, closing)).rejects.toThrow('NEXT_REDIRECT');
  expect(await announced()).toEqual([second]);
});

test('without a key nothing is left to be done', async () => {
  request.indexNow.key = undefined;
  const title = `Quiet Baker ${crypto.randomUUID().slice(0, 8)}`;
  expect((await postJob(null, formOf({ title, idempotencyKey: crypto.randomUUID() }))).ok).toBe(true);
  expect(request.afterwards).toEqual([]);
});
