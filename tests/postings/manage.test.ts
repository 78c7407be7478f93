import { beforeAll, describe, expect, test } from 'vitest';
import { parsePostingFilter, toPostingQuery } from '@/lib/postings/posting-filter';
import { toPostingPage } from '@/lib/postings/posting-summary-row';
import { job } from '../policies/rows.ts';
import { anonClient, type Person, secretClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createNewEmployer, post } from './employer-fixtures.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('the list of postings', () => {
  let employer: Person;
  let rival: Person;
  const postingCount = 1000;
  beforeAll(async () => {
    [employer, rival] = await Promise.all([createNewEmployer(), createNewEmployer()]);
    const states = [
      { status: 'open', expires_at: inDays(20) },
      { status: 'paused', expires_at: inDays(20) },
      { status: 'closed', expires_at: inDays(20) },
      { status: 'open', expires_at: inDays(-1) },
    ];
    const rows = Array.from({ length: postingCount }, (_, index) =>
      job(employer.user.id, {
        title: index === 7 ? 'Lighthouse Keeper' : `Shift ${index}`,
        created_at: inDays(-index / 1000),
        ...states[index % 4],
      }),
    );
    await secretClient()
      .from('jobs')
      .insert(rows as never)
      .throwOnError();
  });

  const list = async (args: object, { client }: Person = employer) => {
    const { data } = await client.rpc('my_jobs', args as never).throwOnError();
    return toPostingPage(data);
  };

  test('is sorted by date, paged and counted by state', async () => {
    const firstPage = await list({});
    expect(firstPage.total).toBe(postingCount);
    expect(firstPage.counts).toEqual({ open: 250, paused: 250, closed: 250, expired: 250, held: 0 });
    expect(firstPage.postings).toHaveLength(20);
    expect(firstPage.postings[0]).toMatchObject({
      title: 'Shift 0',
      state: 'open',
      views: 0,
      applications: 0,
    });
    const lastPage = await list({ page_size: 20, page_offset: 980 });
    expect(lastPage.postings.at(-1)?.title).toBe('Shift 999');
    const listedIds = new Set<string>();
    for (let offset = 0; offset < postingCount; offset += 100)
      for (const { id } of (await list({ page_size: 100, page_offset: offset })).postings) listedIds.add(id);
    expect(listedIds.size).toBe(postingCount);
  });

  test('is filtered by words and state', async () => {
    expect((await list({ words: 'lighthouse' })).postings.map(({ title }) => title)).toEqual([
      'Lighthouse Keeper',
    ]);
    expect((await list({ words: 'AUSTIN', state: 'paused' })).total).toBe(250);
    // Wildcards are matched literally.
    expect((await list({ words: '%' })).total).toBe(0);
  });

  test('contains only the employer’s own postings', async () => {
    expect(await list({}, rival)).toEqual({
      postings: [],
      total: 0,
      counts: { open: 0, paused: 0, closed: 0, expired: 0, held: 0 },
    });
    expect((await anonClient().rpc('my_jobs', {})).error?.code).toBe('42501');
  });

  test('returns a page of 1,000 postings within 100 ms', async () => {
    const times: number[] = [];
    await sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: employer.user.id })}, true)`;
      for (let round = 0; round < 5; round += 1) {
        const start = performance.now();
        await transaction`select public.my_jobs('', null, 20, 480)`;
        times.push(performance.now() - start);
      }
    });
    const fastest = Math.min(...times);
    console.info(`my_jobs, 1,000 postings: ${fastest.toFixed(1)} ms, fastest of ${times.length}`);
    expect(fastest).toBeLessThan(100);
  });
});

describe('the view count of a posting', () => {
  test('increases while the posting is open, and is visible to its employer', async () => {
    const employer = await createNewEmployer();
    const { id } = (await post(employer).throwOnError()).data;
    const view = () => anonClient().rpc('record_job_view', { job_id: id });
    await Promise.all(Array.from({ length: 10 }, view));
    // The employer's own views don't count.
    await employer.client.rpc('record_job_view', { job_id: id });
    const getViews = async () =>
      toPostingPage((await employer.client.rpc('my_jobs', {})).data).postings[0]?.views;
    expect(await getViews()).toBe(10);
    await employer.client.from('jobs').update({ status: 'closed' }).eq('id', id);
    await view();
    expect(await getViews()).toBe(10);
  });
});

describe('a job’s former URL', () => {
  test('leads to the job until the job is deleted', async () => {
    const employer = await createNewEmployer();
    const { data } = await post(employer, { title: `Mover ${crypto.randomUUID()}` }).throwOnError();
    const { id, slug } = data;
    const moveTo = (city: string, neighborhood: string | null) =>
      employer.client
        .from('jobs')
        .update({
          location: {
            coordinates: { lat: 30.1, lng: -97.8 },
            address: { city, state: 'Texas', country: 'United States', neighborhood },
          },
        })
        .eq('id', id);
    const getMovedJobId = async (city: string, neighborhood?: string) =>
      (
        await anonClient().rpc('get_moved_job_id', {
          name: slug,
          state: 'texas',
          city,
          ...(neighborhood && { neighborhood }),
        })
      ).data;
    await moveTo('Buda', null);
    await moveTo('Kyle', 'Plum Creek');
    expect(await getMovedJobId('austin', 'zilker')).toBe(id);
    expect(await getMovedJobId('austin')).toBe(id);
    expect(await getMovedJobId('buda')).toBe(id);
    expect(await getMovedJobId('austin', 'hyde-park')).toBeNull();
    expect(await getMovedJobId('dallas')).toBeNull();
    const { data: movedJob } = await employer.client.from('jobs').select('slug').eq('id', id).single();
    expect(movedJob?.slug).toBe(slug);
    await employer.client.from('jobs').delete().eq('id', id);
    expect(await getMovedJobId('buda')).toBeNull();
  });
});

test('the filter is read from the URL without invalid values, and written to it', () => {
  const filter = parsePostingFilter({ q: ' baker ', status: 'paused', page: '3' });
  expect(filter).toEqual({ query: 'baker', state: 'paused', page: 3 });
  expect(toPostingQuery(filter)).toEqual({ q: 'baker', status: 'paused', page: 3 });
  expect(parsePostingFilter({ status: 'gone', page: '-1', q: ['a', 'b'] })).toEqual({
    query: 'a',
    state: null,
    page: 1,
  });
});
