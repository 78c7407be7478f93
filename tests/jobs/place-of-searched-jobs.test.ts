import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { placeOfSearchedJobs, searchJobs } from '@/lib/jobs/queries';
import { reverseEmbedded } from '@/lib/places/embedded-provider';
import { watchCalls } from '../support/watch-calls.ts';
import { postJobs, removePostedJobs } from './posted-jobs.ts';

/** What one rendering keeps, where alone React does. */
const rendering = vi.hoisted(() => new Map<unknown, Map<string, unknown>>());
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  cache:
    (make: (...all: unknown[]) => unknown) =>
    (...all: unknown[]) => {
      const key = JSON.stringify(all);
      const made = rendering.get(make) ?? new Map([[key, make(...all)]]);
      if (!made.has(key)) made.set(key, make(...all));
      rendering.set(make, made);
      return made.get(key);
    },
}));

// Off Cape Cod, where nobody else's jobs are and Provincetown is the nearest place.
const center = { lat: 42.03, lng: -70.16 };
const search = { center, radiusKm: 7, query: 'lobster', types: [], minPay: null, sort: 'distance' as const };

beforeAll(() => postJobs([{ title: 'Lobster Cook', coordinates: center }]));
afterAll(removePostedJobs);
beforeEach(() => rendering.clear());

test('the center of a search has its name in the call that finds the jobs', async () => {
  const expected = { place: await reverseEmbedded(center), found: await searchJobs(search, 1) };
  expect(expected.found.total).toBe(1);
  rendering.clear();
  const calls = watchCalls();
  const place = await placeOfSearchedJobs(search, 1);
  expect(place).toEqual(expected.place);
  expect(place).toMatchObject({
    state: 'found',
    place: { address: { city: 'Provincetown' }, coordinates: center },
  });
  expect(await searchJobs(search, 1)).toEqual({ ...expected.found, askedAt: expect.any(Number) });
  expect(calls).toEqual(['find_jobs']);
});

test('it is as old as that call', async () => {
  const from = Date.now();
  await placeOfSearchedJobs(search, 1);
  const until = Date.now();
  await vi.waitUntil(() => Date.now() > until);
  const { askedAt } = await searchJobs(search, 1);
  expect(askedAt).toBeGreaterThanOrEqual(from);
  expect(askedAt).toBeLessThanOrEqual(until);
});

test('another page, another radius and another rendering ask anew', async () => {
  await placeOfSearchedJobs(search, 1);
  const calls = watchCalls();
  await searchJobs(search, 2);
  await searchJobs({ ...search, radiusKm: 8 }, 1);
  rendering.clear();
  await searchJobs(search, 1);
  expect(calls).toEqual(['find_jobs', 'find_jobs', 'find_jobs']);
});

test('words that no job has take no name away, and a point outside of the United States says where it is', async () => {
  expect(await placeOfSearchedJobs({ ...search, query: 'zeppelin🎉' }, 1)).toMatchObject({ state: 'found' });
  const monterrey = { lat: 25.6866, lng: -100.3161 };
  const answer = await placeOfSearchedJobs({ ...search, center: monterrey }, 1);
  expect(answer).toEqual(await reverseEmbedded(monterrey));
  expect(answer).toMatchObject({ state: 'outside', country: 'Mexico' });
});

test('all jobs everywhere, whose number is kept, are found apart from the name', async () => {
  const calls = watchCalls();
  expect(await placeOfSearchedJobs({ ...search, query: '', radiusKm: null }, 1)).toMatchObject({
    state: 'found',
  });
  expect(calls).toEqual(['reverse_place']);
});
