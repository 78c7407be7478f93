import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSearchAlternatives } from '@/lib/jobs/search-alternatives';
import type { JobSearch } from '@/lib/jobs/search-params';
import { postJobs, removePostedJobs } from './posted-jobs.ts';

const center = { lat: -52.4, lng: 61.2 };
const pointNorth = (km: number) => ({ lat: center.lat + km / 111.195, lng: center.lng });
const search: JobSearch = {
  center,
  radiusKm: 10,
  query: '',
  types: [],
  minPay: null,
  more: {},
  sort: 'distance',
  place: '',
  view: 'list',
  page: 1,
};

beforeAll(async () => {
  await postJobs([
    { title: 'Lamplighter', coordinates: pointNorth(3), type: 'part-time' },
    { title: 'Lamplighter', coordinates: pointNorth(4), type: 'part-time' },
    { title: 'Ropemaker', coordinates: pointNorth(5), type: 'contract' },
    { title: 'Gravedigger', coordinates: pointNorth(56.3), type: 'full-time' },
    { title: 'Gravedigger', coordinates: pointNorth(59), type: 'full-time' },
    { title: 'Gravedigger', coordinates: pointNorth(61), type: 'full-time' },
    { title: 'Whaler', coordinates: pointNorth(140) },
  ]);
});
afterAll(removePostedJobs);

test('offers the smallest radius with jobs and their count', async () => {
  expect(await getSearchAlternatives({ ...search, query: 'gravedigger' })).toMatchObject({
    wider: { radiusKm: 60, total: 2 },
    nearestKm: null,
  });
});

test('returns the distance of the nearest job if the largest radius has none', async () => {
  const { wider, nearestKm } = await getSearchAlternatives({ ...search, query: 'whaler' });
  expect(wider).toBeNull();
  expect(nearestKm).toBeCloseTo(140, 0);
});

test('lists filters to remove with their counts, most jobs first', async () => {
  const { without } = await getSearchAlternatives({ ...search, query: 'ropemaker', types: ['part-time'] });
  expect(without).toEqual([
    { dropped: ['query'], total: 2, isMore: false },
    { dropped: ['types'], total: 1, isMore: false },
  ]);
});

test('offers to remove all filters if removing one does not help', async () => {
  const { without } = await getSearchAlternatives({ ...search, query: 'whaler', types: ['volunteer'] });
  expect(without).toEqual([{ dropped: ['query', 'types'], total: 3, isMore: false }]);
});

test('offers no radius if no job matches', async () => {
  expect(await getSearchAlternatives({ ...search, query: 'zzyzxqq', types: [] })).toEqual({
    wider: null,
    nearestKm: null,
    without: [{ dropped: ['query'], total: 3, isMore: false }],
  });
});
