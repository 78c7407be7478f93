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

const shown = (
  counted: { total: number; isMore: boolean },
  jobs: readonly JobSummary[],
  asked: Record<string, string> = {},
) => {
  document.body.innerHTML = renderToStaticMarkup(
    <JobResults
      search={parseJobSearch({ minPay: '90', ...asked })}
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
      isTheirPlace={null}
    />,
  );
  return document.body.textContent;
};
const some = [{ id: '1' } as JobSummary];

test('a count that stopped says that there are more', () => {
  expect(shown({ total: 1_000, isMore: true }, some)).toContain('1,000+ jobs');
  expect(shown({ total: 999, isMore: false }, some)).toContain('999 jobs');
});

test('a count that stopped is no less than what the page has come to', () => {
  const counted = { total: 83, isMore: true };
  const last = Array.from({ length: 33 }, (_, index) => ({ id: String(index) }) as JobSummary);
  const text = shown(counted, last, { view: 'map', page: '2' });
  expect(text).toContain('83+ jobs');
  expect(text).not.toContain('80+');
  expect(shown(counted, last, { view: 'map' })).toContain('80+ jobs');
});

test('a phone has the filters that are set in its row of tools, also where nothing was found', () => {
  for (const total of [0, 30]) {
    shown({ total, isMore: false }, total === 0 ? [] : some);
    expect(document.querySelector('.results-tools nav a')?.getAttribute('aria-label')).toBe(
      '$90 an hour or more, remove',
    );
  }
});

test('where not every job was looked at, nobody is told that there is none', () => {
  const text = shown({ total: 0, isMore: true }, []);
  expect(text).toContain('more jobs here than one search can look through');
  expect(text).not.toContain('No jobs found');
  expect(text).not.toMatch(/0\+|0 jobs/);
  expect(shown({ total: 0, isMore: false }, [])).toContain('No jobs found');
});
