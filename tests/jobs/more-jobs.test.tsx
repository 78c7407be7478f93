// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { MoreJobs } from '@/components/search/more-jobs';
import { type JobSearch, jobSearchQuery, parseJobSearch, withoutSchedule } from '@/lib/jobs/search-params';
import * as routes from '@/lib/routes';

const { getWiderSearches } = vi.hoisted(() => ({ getWiderSearches: vi.fn() }));
vi.mock('@/lib/jobs/search-alternatives', () => ({ getWiderSearches }));

const search = parseJobSearch({ lat: '30.267', lng: '-97.743', q: 'kitchen', when: 'weekends' });
const widerSearch = (changed: JobSearch, total: number) => ({ search: changed, total, isMore: false });

async function renderLinks(results: { withoutMinimum?: number; unscheduled?: number }) {
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
    hrefFor: (changed) => routes.search(jobSearchQuery(changed)),
    heading: 'h2',
  });
  document.body.innerHTML = renderToStaticMarkup(element);
  return [...document.querySelectorAll('a')].map((link) => link.textContent);
}

beforeEach(() => getWiderSearches.mockReset());

test('links to a wider radius, to hidden jobs and to all jobs', async () => {
  getWiderSearches.mockResolvedValue({
    wider: widerSearch({ ...search, radiusKm: 25 }, 14),
    withoutFilters: widerSearch({ ...withoutSchedule(search), radiusKm: null }, 9),
  });
  expect(await renderLinks({ unscheduled: 6, withoutMinimum: 1 })).toEqual([
    '14 jobs within 25 km Show ›',
    '6 more that list no schedule Include ›',
    '1 more that lists no pay Include ›',
    'All 9 “kitchen” jobs Show ›',
  ]);
});

test('shows one link if two suggestions lead to the same search', async () => {
  getWiderSearches.mockResolvedValue({
    wider: null,
    withoutFilters: widerSearch(withoutSchedule(search), 7),
  });
  expect(await renderLinks({ unscheduled: 6 })).toEqual(['6 more that list no schedule Include ›']);
});

test('renders nothing without suggestions', async () => {
  getWiderSearches.mockResolvedValue({ wider: null, withoutFilters: null });
  expect(await renderLinks({})).toEqual([]);
  expect(document.body.textContent).toBe('');
});
