import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/jobs/search/route';
import { countJobs, listJobs, searchJobs } from '@/lib/jobs/queries';
import type { JobFilters } from '@/lib/jobs/search-params';
import { recordCalls } from '../support/record-calls.ts';
import { type PostedJob, postJobs, removePostedJobs } from './posted-jobs.ts';

vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

/** In the open Pacific, far from other tests' jobs. */
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

describe('searchJobs', () => {
  test.each<[string, Partial<JobFilters>]>([
    ['around a place', {}],
    ['with words', { query: 'lighthouse keeper', sort: 'relevance' }],
    ['with a misspelled word', { query: 'lighthouze', sort: 'relevance' }],
    ['with words that no job contains', { query: 'zeppelin🎉' }],
    ['with a minimum pay', { minPay: 25 }],
    ['of a type', { types: ['internship'] }],
    ['with words, everywhere', { query: 'lighthouse', radiusKm: null }],
    ['with words, without a place', { query: 'lighthouse', center: null, sort: 'date' }],
  ])('returns jobs and total with one call: %s', async (_, change) => {
    const filters = { ...around, ...change };
    const expected = { jobs: await listJobs(filters, 1, 2), ...(await countJobs(filters)) };
    const calls = recordCalls();
    expect(await searchJobs(filters, 1, 2)).toEqual(expected);
    expect(calls).toEqual(['search_and_count_jobs']);
  });

  test('counts all jobs everywhere with a second call, whose result is cached', async () => {
    const calls = recordCalls();
    const found = await searchJobs({ ...around, radiusKm: null }, 1, 2);
    expect(found.jobs).toHaveLength(2);
    expect(found.total).toBeGreaterThanOrEqual(titles.length);
    expect(calls.sort()).toEqual(['count_jobs', 'search_jobs']);
  });

  test('returns the corrected words', async () => {
    const found = await searchJobs({ ...around, query: 'lighthouze' }, 1);
    expect(found).toMatchObject({ total: 3, understoodAs: 'lighthouse' });
  });
});

test('a proxy may cache an API response for 30 seconds, but not a 503', async () => {
  const get = () => GET(new Request(`http://localhost/api/jobs/search?lat=${center.lat}&lng=${center.lng}`));
  const found = await get();
  expect(found.headers.get('cache-control')).toContain('s-maxage=30');
  expect(await found.json()).toMatchObject({ total: 4, isMore: false, page: 1, sort: 'distance' });
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
  const failed = await get();
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect((await get()).status).toBe(200);
});
