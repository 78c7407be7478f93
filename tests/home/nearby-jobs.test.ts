import { beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/jobs/nearby/route';
import { createJobSummary } from '../support/job-summary.ts';

const { listJobs, searchJobs } = vi.hoisted(() => ({ listJobs: vi.fn(), searchJobs: vi.fn() }));
vi.mock('@/lib/jobs/queries', () => ({ listJobs, searchJobs }));

const createJob = (id: string) => createJobSummary(id, { distanceKm: 1.234 });
const getNearby = (query: string) => GET(new Request(`http://localhost:3000/api/jobs/nearby?${query}`));

beforeEach(() => {
  listJobs.mockReset();
  searchJobs.mockReset();
});

test('the API returns the three nearest jobs within the radius', async () => {
  searchJobs.mockResolvedValue({ jobs: ['1', '2', '3'].map(createJob), total: 132, isMore: false });
  const { jobs, count } = await (await getNearby('lat=30.267&lng=-97.743&radius=25')).json();
  expect(count).toEqual({ total: 132, shown: '132' });
  expect(jobs).toHaveLength(3);
  expect(jobs[0]).toMatchObject({
    href: '/texas/austin/zilker/1',
    who: 'Corner in Zilker, Austin, Texas',
    distance: '1.2 km away',
  });
  expect(listJobs).not.toHaveBeenCalled();
  expect(searchJobs.mock.calls).toEqual([
    [expect.objectContaining({ radiusKm: 25, sort: 'distance' }), 1, 3],
  ]);
});

test('the API adds jobs within 100 km if the radius contains fewer than three', async () => {
  searchJobs.mockResolvedValue({ jobs: [createJob('1')], total: 1, isMore: false });
  listJobs.mockResolvedValue(['1', '2'].map(createJob));
  const { jobs, count } = await (await getNearby('lat=30.267&lng=-97.743')).json();
  expect(count).toEqual({ total: 1, shown: '1' });
  expect(jobs).toHaveLength(2);
  const calls = [...searchJobs.mock.calls, ...listJobs.mock.calls];
  expect(calls.map(([{ radiusKm }]) => radiusKm)).toEqual([10, 100]);
});

test('the API returns no jobs without a place and rejects invalid coordinates', async () => {
  expect(await (await getNearby('')).json()).toEqual({
    jobs: [],
    count: { total: 0, shown: '0' },
  });
  expect((await getNearby('lat=91&lng=0')).status).toBe(400);
  expect(searchJobs).not.toHaveBeenCalled();
  expect(listJobs).not.toHaveBeenCalled();
});
