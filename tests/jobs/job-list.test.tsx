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

test('a list by distance has one heading per ring', () => {
  const items = renderList({ jobs, isByDistance: true });
  expect(items.map((text) => text.match(/^(Within \d+ km|Farther away)/)?.[0])).toEqual([
    'Within 1 km',
    'Within 3 km',
    undefined,
    'Within 10 km',
    'Farther away',
  ]);
});

test('a list in another order or without a place has no rings', () => {
  expect(renderList({ jobs }).join()).not.toContain('Within');
  expect(renderList({ jobs: [job('A', null)], isByDistance: true }).join()).not.toMatch(/Within|Farther/);
});

test('groups openings of one title at one company under the first', () => {
  const clerk = (id: string, km: number, rest: Partial<JobSummary> = {}) => ({
    ...job('Clerk', km),
    id,
    ...rest,
  });
  const elsewhere = { name: 'Other Bakery', logo: null };
  const list = [
    clerk('1', 0.4),
    job('B', 0.5),
    clerk('2', 2),
    clerk('3', 3, { company: elsewhere }),
    clerk('4', 9),
  ];
  renderList({ jobs: list, isByDistance: true });
  const top = [...document.querySelectorAll('.job-list')][0]?.children ?? [];
  const idsIn = (group: Element) =>
    [...group.querySelectorAll('article')].map(({ dataset }) => dataset.jobId);
  expect([...top].map(idsIn)).toEqual([['1', '2', '4'], ['B'], ['3']]);
  const folds = [...document.querySelectorAll('details')];
  expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
    '2 more like this: Clerk',
  ]);
  expect(folds.map(({ open }) => open)).toEqual([false]);
  expect([...document.querySelectorAll('.distance-heading')].map((ring) => ring.textContent)).toEqual([
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

test('a card has a placeholder or a logo', () => {
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
