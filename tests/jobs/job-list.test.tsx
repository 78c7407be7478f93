// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JobList } from '@/components/cards/job-list';
import type { JobSummary } from '@/lib/jobs/job';
import { findMatchingTags } from '@/lib/jobs/matching-tags';
import { createJobSummary } from '../support/job-summary';

const { location } = createJobSummary('any');

const job = (title: string, distanceKm: number | null, neighborhood: string | null = null): JobSummary =>
  createJobSummary(title, {
    title,
    distanceKm,
    company: { name: 'Corner Bakery', logo: null },
    location: { ...location, address: { ...location.address, neighborhood } },
    tags: ['Latte art', 'Evenings'],
    postedAt: new Date().toISOString(),
  });

const renderList = (list: Parameters<typeof JobList>[0]) => {
  document.body.innerHTML = renderToStaticMarkup(<JobList {...list} />);
  return [...document.querySelectorAll('li:has(> article)')].map((item) => item.textContent ?? '');
};

const jobs = [job('A', 0.4), job('B', 2.5), job('C', 3), job('D', 9), job('E', 140)];

test('a list sorted by distance has a heading for each distance ring', () => {
  const items = renderList({ jobs, isByDistance: true });
  expect(items.map((text) => text.match(/^(Within \d+ km|Farther away)/)?.[0])).toEqual([
    'Within 1 km',
    'Within 3 km',
    undefined,
    'Within 10 km',
    'Farther away',
  ]);
});

test('a list in another order or without a place has no distance headings', () => {
  expect(renderList({ jobs }).join()).not.toContain('Within');
  expect(renderList({ jobs: [job('A', null)], isByDistance: true }).join()).not.toMatch(/Within|Farther/);
});

test('groups jobs with the same title and company under the first of them', () => {
  const clerk = (id: string, km: number, overrides: Partial<JobSummary> = {}) => ({
    ...job('Clerk', km),
    id,
    ...overrides,
  });
  const otherCompany = { name: 'Other Bakery', logo: null };
  const list = [
    clerk('1', 0.4),
    job('B', 0.5),
    clerk('2', 2),
    clerk('3', 3, { company: otherCompany }),
    clerk('4', 9),
  ];
  renderList({ jobs: list, isByDistance: true });
  const groups = document.querySelector('.job-list')?.children ?? [];
  const listIds = (group: Element) =>
    [...group.querySelectorAll('article')].map(({ dataset }) => dataset.jobId);
  expect([...groups].map(listIds)).toEqual([['1', '2', '4'], ['B'], ['3']]);
  const collapsedGroups = [...document.querySelectorAll('details')];
  expect(collapsedGroups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
    '2 more like this: Clerk',
  ]);
  expect(collapsedGroups.map(({ open }) => open)).toEqual([false]);
  expect([...document.querySelectorAll('.distance-heading')].map((heading) => heading.textContent)).toEqual([
    'Within 1 km',
    'Within 3 km',
  ]);
});

test('a card shows distance, place, company, and that no pay is listed', () => {
  const [text] = renderList({ jobs: [job('Baker', 1.84, 'Zilker')] });
  expect(text).toContain('1.8 km away');
  expect(text).toContain('Zilker, Austin');
  expect(text).toContain('Corner Bakery');
  expect(text).toContain('Pay: ');
  expect(renderList({ jobs: [job('Baker', 0.2)] })[0]).toContain('Less than 1 km away');
});

test('user-written text is escaped in a card and its attributes', () => {
  const title = `</script><img src=x onerror=alert(1)> "Chef" & <b>Baker</b>`;
  const [text] = renderList({ jobs: [{ ...job(title, null), tags: ['<i>Grill</i>'] }], query: 'grill' });
  const card = document.querySelector('article');
  expect([text, card?.querySelector('h3')?.textContent]).toEqual([expect.stringContaining(title), title]);
  expect(card?.querySelector('button')?.getAttribute('aria-label')).toBe(`Save ${title} at Corner Bakery`);
  expect(card?.querySelector('ul')?.textContent).toBe('<i>Grill</i>');
  expect(card?.querySelectorAll('img, b, i, script')).toHaveLength(0);
});

test('a card shows the logo of the company, or a placeholder without one', () => {
  renderList({ jobs: [job('A', 1), { ...job('B', 1), company: { name: 'B', logo: '/b.png?a=1&b=2' } }] });
  expect(document.querySelectorAll('article > .door')).toHaveLength(1);
  expect(document.querySelector('article > img')?.getAttribute('src')).toBe('/b.png?a=1&b=2');
});

test('a card shows only tags that match the search', () => {
  expect(renderList({ jobs: [job('Barista', 1)], query: 'latte' })[0]).toMatch(/Latte art(?!.*Evenings)/s);
  expect(renderList({ jobs: [job('Barista', 1)] })[0]).not.toContain('Latte art');
  expect(findMatchingTags(['Night shift', 'Élève', 'C++'], 'nig ÉLÈVE')).toEqual(['Night shift', 'Élève']);
  expect(findMatchingTags(['Night shift'], '')).toEqual([]);
  expect(findMatchingTags(['Night shift'], '"" +')).toEqual([]);
});
