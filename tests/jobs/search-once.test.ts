import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/jobs/search/route';
import { countJobs, findJobs, searchJobs } from '@/lib/jobs/queries';
import type { JobFilters } from '@/lib/jobs/search-params';
import { watchCalls } from '../support/watch-calls.ts';
import { type PostedJob, postJobs, removePostedJobs } from './posted-jobs.ts';

vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

/** In the open Pacific, where nobody else's jobs are. */
const center = { lat: -44.2, lng: -118.9 };
const around: JobFilters = { center, radiusKm: 10, query: '', types: [], minPay: null, sort: 'distance' };
const titles = ['Lighthouse Keeper', 'Lighthouse Keeper', 'Lighthouse Painter', 'Signal Clerk'];

beforeAll(async () => {
  const drafts = titles.map(
    (title, index): Partial<PostedJob> => ({
      title,
      coordinates: { lat: center.lat + index / 1000, lng: center.lng },
      salary: index === 0 ? { min: 30, max: null, currency: 'USD', period: 'hour' } : null,
    }),
  );
  await postJobs(drafts);
});
afterAll(removePostedJobs);

afterEach(() => void vi.restoreAllMocks());

describe('a page with its total is one call', () => {
  test.each<[string, Partial<JobFilters>]>([
    ['around a place', {}],
    ['with words', { query: 'lighthouse keeper', sort: 'relevance' }],
    ['with a misspelt word', { query: 'lighthouze', sort: 'relevance' }],
    ['with words that no job has', { query: 'zeppelin🎉' }],
    ['with a minimum of pay', { minPay: 25 }],
    ['of a type', { types: ['internship'] }],
    ['with words, everywhere', { query: 'lighthouse', radiusKm: null }],
    ['with words, without a place', { query: 'lighthouse', center: null, sort: 'date' }],
  ])('%s', async (_, change) => {
    const filters = { ...around, ...change };
    const expected = { jobs: await findJobs(filters, 1, 2), ...(await countJobs(filters)) };
    const calls = watchCalls();
    expect(await searchJobs(filters, 1, 2)).toEqual({ ...expected, askedAt: expect.any(Number) });
    expect(calls).toEqual(['find_jobs']);
  });

  test('but for all jobs everywhere, whose number is kept', async () => {
    const calls = watchCalls();
    const found = await searchJobs({ ...around, radiusKm: null }, 1, 2);
    expect(found.jobs).toHaveLength(2);
    expect(found.total).toBeGreaterThanOrEqual(titles.length);
    expect(calls.sort()).toEqual(['count_jobs', 'search_jobs']);
  });

  test('says the words as they were understood', async () => {
    const found = await searchJobs({ ...around, query: 'lighthouze' }, 1);
    expect(found).toMatchObject({ total: 3, understoodAs: 'lighthouse' });
  });
});

describe('the same search at the same time', () => {
  const ask = (query = '') =>
    GET(new Request(`http://localhost/api/jobs/search?lat=${center.lat}&lng=${center.lng}${query}`));

  test('is made once, and another one by itself', async () => {
    const calls = watchCalls();
    const [one, same, other] = await Promise.all([ask(), ask('&radius=10'), ask('&radius=11')]);
    expect(calls).toEqual(['find_jobs', 'find_jobs']);
    const [first, second, third] = [await one.json(), await same.json(), await other.json()];
    expect(first).toEqual(second);
    expect(first).toMatchObject({ total: 4, isMore: false, page: 1, sort: 'distance' });
    expect(third.total).toBe(4);
    expect(one.headers.get('cache-control')).toContain('s-maxage=30');
    // Over, it is asked anew.
    await ask();
    expect(calls).toHaveLength(3);
  });

  test('fails for all who asked, and is tried again for the next', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect((await ask()).status).toBe(200);
  });
});
