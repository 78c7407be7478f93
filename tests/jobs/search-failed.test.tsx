// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/jobs/search/route';
import { JobSearchPage } from '@/components/search/job-search';
import { duringExchange } from '@/lib/http/exchange.mjs';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { log } from '@/lib/log';

const searchJobs = vi.hoisted(() => vi.fn());
vi.mock('@/lib/jobs/queries', () => ({ searchJobs }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/jobs-near-me' }));

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
  searchJobs.mockRejectedValue(new Error('password authentication failed for user "postgres"'));
});

test('a page whose search fails says so in our own words, with the id of the fault in the log', async () => {
  const search = parseJobSearch({ lat: '30.267', lng: '-97.743' });
  document.body.innerHTML = renderToStaticMarkup(
    await JobSearchPage({
      title: 'Jobs near you',
      search,
      where: {
        center: search.center ?? { lat: 0, lng: 0 },
        name: 'Austin, Texas',
        place: null,
        problem: null,
        alternatives: [],
      },
      action: '/jobs-near-me',
      hrefFor: () => '/jobs-near-me?lat=30.267&lng=-97.743',
      isTheirPlace: true,
    }),
  );
  const alert = document.querySelector('[role=alert]');
  expect(alert?.querySelector('h2, h3')?.textContent).toBe('Error loading jobs');
  expect(alert?.textContent).toContain('Failed to load jobs');
  expect(document.body.textContent).not.toContain('password');
  const id = alert?.querySelector('code')?.textContent ?? '';
  expect(id).not.toBe('');
  expect(JSON.stringify(vi.mocked(log.error).mock.calls)).toContain(id);
  expect(alert?.querySelector('a')?.getAttribute('href')).toBe('/jobs-near-me?lat=30.267&lng=-97.743');
});

test.each([
  ['where no place was asked for', '', true],
  ['where words were not found, or looking them up failed', 'Oakland', false],
])('a page %s may be kept for everybody, or not', async (_, place, isKept) => {
  const none = { jobs: [], total: 0, isMore: false, withoutMinimum: 0, unscheduled: 0, understoodAs: null };
  searchJobs.mockResolvedValue({ ...none, askedAt: Date.now() });
  const exchange: Parameters<typeof duringExchange>[0] = { isForAll: true };
  await duringExchange(exchange, () =>
    JobSearchPage({
      title: 'Search all jobs',
      search: { ...parseJobSearch({ q: 'nurse' }), place },
      where: { center: null, name: null, place: null, problem: null, alternatives: [] },
      action: '/search',
      hrefFor: () => '/search',
      isTheirPlace: false,
    }),
  );
  expect(exchange.keep !== undefined).toBe(isKept);
});

test('the API answers 503 with the same sentence, and no cache keeps it', async () => {
  const answer = await GET(new Request('http://localhost:3000/api/jobs/search?lat=30.267&lng=-97.743'));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await answer.json()).toEqual({ error: 'Failed to load jobs', id: expect.any(String) });
});
