// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { JobResults } from '@/components/search/job-results';
import type { JobSummary } from '@/lib/jobs/job';
import { parseJobSearch } from '@/lib/jobs/search-params';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/search' }));
vi.mock('@/components/search/no-jobs-found', () => ({ NoJobsFound: () => 'No jobs found' }));
vi.mock('@/components/cards/job-list', () => ({ JobList: () => null }));
vi.mock('@/components/search/jobs-on-map', () => ({ JobsOnMap: () => null }));

const renderResults = (
  counted: { total: number; isMore: boolean },
  jobs: readonly JobSummary[],
  params: Record<string, string> = {},
) => {
  document.body.innerHTML = renderToStaticMarkup(
    <JobResults
      search={parseJobSearch({ minPay: '90', ...params })}
      results={{
        ...counted,
        jobs: [...jobs],
        withoutMinimum: 0,
        unscheduled: 0,
        understoodAs: null,
        included: [],
      }}
      placeName={null}
      place={null}
      hrefFor={() => '/search'}
      isVisitorPlace={null}
    />,
  );
  return document.body.textContent;
};
const someJobs = [{ id: '1' } as JobSummary];

test('shows a plus after a count that stopped at the limit', () => {
  expect(renderResults({ total: 1_000, isMore: true }, someJobs)).toContain('1,000+ jobs');
  expect(renderResults({ total: 999, isMore: false }, someJobs)).toContain('999 jobs');
});

test('a count that stopped at the limit includes at least the jobs up to this page', () => {
  const counted = { total: 83, isMore: true };
  const lastJobs = Array.from({ length: 33 }, (_, index) => ({ id: String(index) }) as JobSummary);
  const text = renderResults(counted, lastJobs, { view: 'map', page: '2' });
  expect(text).toContain('83+ jobs');
  expect(text).not.toContain('80+');
  expect(renderResults(counted, lastJobs, { view: 'map' })).toContain('80+ jobs');
});

test('the toolbar on phones shows the active filters, even without results', () => {
  for (const total of [0, 30]) {
    renderResults({ total, isMore: false }, total === 0 ? [] : someJobs);
    expect(document.querySelector('.results-tools nav a')?.getAttribute('aria-label')).toBe(
      '$90 an hour or more, remove',
    );
  }
});

test('does not show "No jobs found" if not every job was checked', () => {
  const text = renderResults({ total: 0, isMore: true }, []);
  expect(text).toContain('more jobs here than one search can look through');
  expect(text).not.toContain('No jobs found');
  expect(text).not.toMatch(/0\+|0 jobs/);
  expect(renderResults({ total: 0, isMore: false }, [])).toContain('No jobs found');
});
