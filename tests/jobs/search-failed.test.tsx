// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/jobs/search/route';
import { JobSearchPage } from '@/components/search/job-search-page';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { log } from '@/lib/log';

const searchJobs = vi.hoisted(() => vi.fn());
vi.mock('@/lib/jobs/queries', () => ({ searchJobs }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/jobs-near-me' }));

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
  searchJobs.mockRejectedValue(new Error('password authentication failed for user "postgres"'));
});

test('a page with a failed search shows our own message and the id of the logged error', async () => {
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
      isVisitorPlace: true,
    }),
  );
  const alert = document.querySelector('[role=alert]');
  expect(alert?.querySelector('h2, h3')?.textContent).toBe('Error loading jobs');
  expect(alert?.textContent).toContain('Failed to load jobs');
  expect(document.body.textContent).not.toContain('password');
  const id = alert?.querySelector('code')?.textContent ?? '';
  expect(id).not.toBe('');
  expect(JSON.stringify(vi.mocked(log.error).mock.calls)).toContain(id);
  expect(alert?.querySelector('a')?.getAttribute('href')).toBe(
    '/jobs-near-me?lat=30.267&lng=-97.743&retry=1',
  );
});

test('the API responds to a failed search with an uncached 503 and the same message', async () => {
  const response = await GET(new Request('http://localhost:3000/api/jobs/search?lat=30.267&lng=-97.743'));
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await response.json()).toEqual({ error: 'Failed to load jobs', id: expect.any(String) });
});

test('the API suggests adding a place if the search timed out', async () => {
  searchJobs.mockRejectedValue({ code: '57014', message: 'canceling statement due to statement timeout' });
  const response = await GET(new Request('http://localhost:3000/api/jobs/search?q=work'));
  expect(response.status).toBe(503);
  expect((await response.json()).error).toContain('Add a place');
});
