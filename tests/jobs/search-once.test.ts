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
    expect(await searchJobs(filters, 1, 2)).toEqual(expected);
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

test('the API answers with what a proxy may keep for half a minute, and with a 503 that none keeps', async () => {
  const get = () => GET(new Request(`http://localhost/api/jobs/search?lat=${center.lat}&lng=${center.lng}`));
  const found = await get();
  expect(found.headers.get('cache-control')).toContain('s-maxage=30');
  expect(await found.json()).toMatchObject({ total: 4, isMore: false, page: 1, sort: 'distance' });
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
  const failed = await get();
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect((await get()).status).toBe(200);
});
