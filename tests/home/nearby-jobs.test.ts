import { beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/jobs/nearby/route';
import type { JobSummary } from '@/lib/jobs/job';
import { normalizeAddress } from '@/lib/places/place';

const { findJobs, searchJobs } = vi.hoisted(() => ({ findJobs: vi.fn(), searchJobs: vi.fn() }));
vi.mock('@/lib/jobs/queries', () => ({ findJobs, searchJobs }));

const job = (id: string): JobSummary => ({
  id,
  slug: id,
  title: 'Baker',
  company: { name: 'Corner Bakery', logo: null },
  location: {
    coordinates: { lat: 30.267, lng: -97.743 },
    address: normalizeAddress({ city: 'Austin', state: 'Texas', country: 'United States' }),
  },
  type: 'part-time',
  salary: null,
  tags: [],
  postedAt: '2026-11-01T12:00:00Z',
  distanceKm: 1.234,
});
const ask = (query: string) => GET(new Request(`http://localhost:3000/api/jobs/nearby?${query}`));

beforeEach(() => {
  findJobs.mockReset();
  searchJobs.mockReset();
});

test('the nearest jobs of a place are three within the radius', async () => {
  searchJobs.mockResolvedValue({ jobs: ['1', '2', '3'].map(job), total: 132, isMore: false });
  const { jobs, count } = await (await ask('lat=30.267&lng=-97.743&radius=25')).json();
  expect(count).toEqual({ total: 132, shown: '132' });
  expect(jobs).toHaveLength(3);
  expect(jobs[0]).toMatchObject({
    href: '/texas/austin/1',
    who: 'Corner Bakery in Austin, Texas',
    distance: '1.2 km away',
  });
  expect(findJobs).not.toHaveBeenCalled();
  expect(searchJobs.mock.calls).toEqual([
    [expect.objectContaining({ radiusKm: 25, sort: 'distance' }), 1, 3],
  ]);
});

test('where fewer are near, they come from as far as anybody goes', async () => {
  searchJobs.mockResolvedValue({ jobs: [job('1')], total: 1, isMore: false });
  findJobs.mockResolvedValue(['1', '2'].map(job));
  const { jobs, count } = await (await ask('lat=30.267&lng=-97.743')).json();
  expect(count).toEqual({ total: 1, shown: '1' });
  expect(jobs).toHaveLength(2);
  const searched = [...searchJobs.mock.calls, ...findJobs.mock.calls];
  expect(searched.map(([{ radiusKm }]) => radiusKm)).toEqual([10, 100]);
});

test('without a place there are none, and nonsense is refused', async () => {
  expect(await (await ask('')).json()).toEqual({
    jobs: [],
    count: { total: 0, shown: '0' },
  });
  expect((await ask('lat=91&lng=0')).status).toBe(400);
  expect(searchJobs).not.toHaveBeenCalled();
  expect(findJobs).not.toHaveBeenCalled();
});
