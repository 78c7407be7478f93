import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '@/lib/auth/viewer';
import { submitToIndexNow } from '@/lib/jobs/index-now';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics';
import { editJob, postJob } from '@/lib/postings/actions';
import { closeJob, deleteJob } from '@/lib/postings/manage/actions';
import { company } from '../policies/rows.ts';
import { assertNoError } from '../policies/world.ts';
import { type Client, signUp } from '../support/clients.ts';
import { createMark } from '../support/mark.ts';
import { sql } from '../support/sql.ts';

const key = '0123456789abcdef0123456789abcdef';

// The fake request of an action, and the tasks it schedules with after().
const fakeRequest = vi.hoisted(() => ({
  viewer: null as Viewer | null,
  client: null as Client | null,
  scheduledTasks: [] as (() => Promise<void>)[],
  indexNow: { url: '', key: undefined as string | undefined },
}));
vi.mock('@/lib/env', async (load) => {
  const original = await load<typeof import('@/lib/env')>();
  return {
    ...original,
    env: () => ({
      ...original.env(),
      siteUrl: 'https://jobs.example.com',
      indexNowKey: fakeRequest.indexNow.key,
      indexNowUrl: fakeRequest.indexNow.url,
    }),
  };
});
vi.mock('@/lib/auth/access', () => ({ signedIn: async () => fakeRequest.viewer }));
vi.mock('@/lib/auth/viewer', () => ({ getViewer: async () => fakeRequest.viewer }));
vi.mock('@/lib/supabase/server', () => ({ viewerClient: async () => fakeRequest.client }));
vi.mock('next/cache', () => ({ refresh: () => {}, updateTag: () => {} }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined, set: () => {} }),
}));
vi.mock('next/server', () => ({
  after: (task: () => Promise<void>) => fakeRequest.scheduledTasks.push(task),
}));

type ReceivedRequest = {
  method?: string;
  type?: string;
  body: { host: string; key: string; keyLocation: string; urlList: string[] };
};

let server: Server;
let status = 200;
const receivedRequests: ReceivedRequest[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    receivedRequests.push({
      method: request.method,
      type: request.headers['content-type'],
      body: JSON.parse(Buffer.concat(parts).toString()),
    });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  fakeRequest.indexNow.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/indexnow`;
  const person = await signUp('employer');
  fakeRequest.viewer = { id: person.user.id, email: person.email, role: 'employer' };
  fakeRequest.client = person.client;
  await assertNoError(
    person.client
      .from('employer_profiles')
      .insert(company(person.user.id, { company_name: `Corner Bakery ${createMark()}` }) as never),
  );
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  status = 200;
  receivedRequests.length = 0;
  fakeRequest.scheduledTasks.length = 0;
  fakeRequest.indexNow.key = key;
});

const austin = (neighborhood: string | null) =>
  JSON.stringify({
    coordinates: { lat: 30.2672, lng: -97.7431 },
    address: { city: 'Austin', state: 'Texas', country: 'United States', neighborhood },
  });

function toFormData(fields: Record<string, string>): FormData {
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

/** Runs the scheduled tasks and returns the URLs submitted since the last call. */
async function takeSubmittedUrls(): Promise<string[]> {
  expect(receivedRequests).toEqual([]);
  for (const task of fakeRequest.scheduledTasks.splice(0)) await task();
  return receivedRequests.splice(0).flatMap(({ body }) => body.urlList);
}

const job = {
  slug: 'night-baker',
  location: { address: { state: 'Texas', city: 'Austin', neighborhood: 'Hyde Park' } },
};

test('submits canonical addresses with the key and its location', async () => {
  await submitToIndexNow([
    job,
    { ...job, location: { address: { ...job.location.address, neighborhood: null } } },
  ]);
  expect(receivedRequests).toEqual([
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

test('sends nothing without a key or jobs', async () => {
  await submitToIndexNow([]);
  fakeRequest.indexNow.key = undefined;
  await submitToIndexNow([job]);
  expect(receivedRequests).toEqual([]);
});

test('logs an error response or an unreachable server without throwing', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  status = 422;
  await submitToIndexNow([job]);
  const { url } = fakeRequest.indexNow;
  fakeRequest.indexNow.url = 'http://127.0.0.1:1/';
  await submitToIndexNow([job]);
  fakeRequest.indexNow.url = url;
  expect(receivedRequests).toHaveLength(1);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});

test('submits the address of a job after it is posted, edited, closed or deleted', async () => {
  const title = `Announced Baker ${crypto.randomUUID().slice(0, 8)}`;
  const posted = await postJob(null, toFormData({ title, idempotencyKey: crypto.randomUUID() }));
  if (!posted.ok) throw new Error(posted.message);
  expect((await metrics.postings.get()).values).toMatchObject([{ value: 1 }]);
  const { slug } = posted.data;
  const oldUrl = `https://jobs.example.com/texas/austin/zilker/${slug}`;
  const newUrl = `https://jobs.example.com/texas/austin/hyde-park/${slug}`;
  expect(await takeSubmittedUrls()).toEqual([oldUrl]);

  const [stored] = await sql<{ id: string }[]>`select id from public.jobs where slug = ${slug}`;
  const id = stored?.id ?? '';
  const moved = await editJob(null, toFormData({ title, id, location: austin('Hyde Park') }));
  expect(moved.ok).toBe(true);
  expect(await takeSubmittedUrls()).toEqual([oldUrl, newUrl]);

  const closing = new FormData();
  closing.set('id', id);
  closing.set('reason', 'filled');
  await expect(closeJob(null, closing)).rejects.toThrow('NEXT_REDIRECT');
  expect(await takeSubmittedUrls()).toEqual([newUrl]);

  await expect(deleteJob(null, closing)).rejects.toThrow('NEXT_REDIRECT');
  expect(await takeSubmittedUrls()).toEqual([newUrl]);
});

test('schedules nothing without a key', async () => {
  fakeRequest.indexNow.key = undefined;
  const title = `Quiet Baker ${crypto.randomUUID().slice(0, 8)}`;
  expect((await postJob(null, toFormData({ title, idempotencyKey: crypto.randomUUID() }))).ok).toBe(true);
  expect(fakeRequest.scheduledTasks).toEqual([]);
});
