// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { NoJobsFound } from '@/components/search/no-jobs-found';
import type { SearchAlternatives } from '@/lib/jobs/search-alternatives';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { setUnit } from '@/lib/places/unit-choice';
import { render } from '../ui/render';

vi.mock('@/components/search/email-me-link', () => ({ EmailMeLink: () => null }));
vi.mock('@/lib/jobs/search-alternatives', () => ({
  getSearchAlternatives: async (): Promise<SearchAlternatives> => ({
    wider: { radiusKm: 50, total: 2, isMore: false },
    nearestKm: null,
    without: [{ dropped: ['query'], total: 3, isMore: false }],
  }),
}));

afterEach(() => setUnit('km'));

test('shows miles in suggestions, but not in the searched words', async () => {
  const { host } = await render(
    await NoJobsFound({
      search: parseJobSearch({ q: '5 km courier' }),
      placeName: null,
      heading: 'h2',
      hrefFor: () => '/search',
    }),
  );
  await act(async () => setUnit('mi'));
  expect(host.textContent).toContain('2 jobs within 31 mi');
  expect(host.textContent).toContain('All 3 jobs');
  expect(host.textContent).toContain('No open jobs here match “5 km courier”.');
});
