import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAlternatives } from '@/lib/jobs/search-alternatives';
import type { JobSearch } from '@/lib/jobs/search-params';
import { postJobs, removePostedJobs } from './posted-jobs.ts';

const center = { lat: -52.4, lng: 61.2 };
const at = (km: number) => ({ lat: center.lat + km / 111.195, lng: center.lng });
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
    { title: 'Lamplighter', coordinates: at(3), type: 'part-time' },
    { title: 'Lamplighter', coordinates: at(4), type: 'part-time' },
    { title: 'Ropemaker', coordinates: at(5), type: 'contract' },
    { title: 'Gravedigger', coordinates: at(56.3), type: 'full-time' },
    { title: 'Gravedigger', coordinates: at(59), type: 'full-time' },
    { title: 'Gravedigger', coordinates: at(61), type: 'full-time' },
    { title: 'Whaler', coordinates: at(140) },
  ]);
});
afterAll(removePostedJobs);

test('the smallest radius that has jobs is offered with how many it has', async () => {
  expect(await findAlternatives({ ...search, query: 'gravedigger' })).toMatchObject({
    wider: { radiusKm: 60, total: 2 },
    nearestKm: null,
  });
});

test('where the largest radius has none, the nearest of all is named', async () => {
  const { wider, nearestKm } = await findAlternatives({ ...search, query: 'whaler' });
  expect(wider).toBeNull();
  expect(nearestKm).toBeCloseTo(140, 0);
});

test('the filter to drop is named with what that brings, the most first', async () => {
  const { without } = await findAlternatives({ ...search, query: 'ropemaker', types: ['part-time'] });
  expect(without).toEqual([
    { dropped: ['query'], total: 2, isMore: false },
    { dropped: ['types'], total: 1, isMore: false },
  ]);
});

test('where no single filter is the one, all of them are', async () => {
  const { without } = await findAlternatives({ ...search, query: 'whaler', types: ['volunteer'] });
  expect(without).toEqual([{ dropped: ['query', 'types'], total: 3, isMore: false }]);
});

test('nothing is offered where there is nothing', async () => {
  expect(await findAlternatives({ ...search, query: 'zzyzxqq', types: [] })).toEqual({
    wider: null,
    nearestKm: null,
    without: [{ dropped: ['query'], total: 3, isMore: false }],
  });
});
