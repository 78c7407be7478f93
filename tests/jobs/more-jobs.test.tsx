// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { MoreJobs } from '@/components/search/more-jobs';
import { type JobSearch, jobSearchQuery, parseJobSearch, withoutSchedule } from '@/lib/jobs/search-params';
import * as routes from '@/lib/routes';

const { findMoreJobs } = vi.hoisted(() => ({ findMoreJobs: vi.fn() }));
vi.mock('@/lib/jobs/search-alternatives', () => ({ findMoreJobs }));

const search = parseJobSearch({ lat: '30.267', lng: '-97.743', q: 'kitchen', when: 'weekends' });
const found = (changed: JobSearch, total: number) => ({ search: changed, total, isMore: false });

async function linksOf(results: { withoutMinimum?: number; unscheduled?: number }) {
  const element = await MoreJobs({
    search,
    results: {
      jobs: [],
      total: 1,
      isMore: false,
      withoutMinimum: 0,
      unscheduled: 0,
      understoodAs: null,
      included: [],
      ...results,
    },
    hrefFor: (each) => routes.search(jobSearchQuery(each)),
    heading: 'h2',
  });
  document.body.innerHTML = renderToStaticMarkup(element);
  return [...document.querySelectorAll('a')].map((link) => link.textContent);
}

beforeEach(() => findMoreJobs.mockReset());

test('leads from few jobs to a wider circle, to what the filters hide, and to all', async () => {
  findMoreJobs.mockResolvedValue({
    wider: found({ ...search, radiusKm: 25 }, 14),
    withoutFilters: found({ ...withoutSchedule(search), radiusKm: null }, 9),
  });
  expect(await linksOf({ unscheduled: 6, withoutMinimum: 1 })).toEqual([
    '14 jobs within 25 km Show ›',
    '6 more that list no schedule Include ›',
    '1 more that lists no pay Include ›',
    'All 9 “kitchen” jobs Show ›',
  ]);
});

test('names one way when two lead to the same search', async () => {
  findMoreJobs.mockResolvedValue({ wider: null, withoutFilters: found(withoutSchedule(search), 7) });
  expect(await linksOf({ unscheduled: 6 })).toEqual(['6 more that list no schedule Include ›']);
});

test('is not there when there is no more', async () => {
  findMoreJobs.mockResolvedValue({ wider: null, withoutFilters: null });
  expect(await linksOf({})).toEqual([]);
  expect(document.body.textContent).toBe('');
});
