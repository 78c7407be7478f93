// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/jobs/search/route';
import { JobSearchPage } from '@/components/search/job-search';
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
  expect(alert?.querySelector('a')?.getAttribute('href')).toBe(
    '/jobs-near-me?lat=30.267&lng=-97.743&retry=1',
  );
});

test('the API answers 503 with the same sentence, and no cache keeps it', async () => {
  const answer = await GET(new Request('http://localhost:3000/api/jobs/search?lat=30.267&lng=-97.743'));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await answer.json()).toEqual({ error: 'Failed to load jobs', id: expect.any(String) });
});

test('a search that took too long asks for a place', async () => {
  searchJobs.mockRejectedValue({ code: '57014', message: 'canceling statement due to statement timeout' });
  const answer = await GET(new Request('http://localhost:3000/api/jobs/search?q=work'));
  expect(answer.status).toBe(503);
  expect((await answer.json()).error).toContain('Add a place');
});
