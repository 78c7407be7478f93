import { expect, test } from 'vitest';
import { toCardRow } from '@/components/map/card-row';
import type { MapJob } from '@/lib/jobs/map-job';

const job = (id: string): MapJob => ({
  id,
  title: id,
  href: `/${id}`,
  coordinates: { lat: 0, lng: 0 },
  payMark: null,
  facts: [],
});
const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(job) as [
  MapJob,
  MapJob,
  MapJob,
  MapJob,
];
const getIds = ({ jobs }: { jobs: readonly MapJob[] }) => jobs.map(({ id }) => id);

test('the card row shows a listed job between its neighbors in the list', () => {
  const row = toCardRow([first, second, third], { jobs: [job('second')], count: 1 });
  expect(getIds(row)).toEqual(['first', 'second', 'third']);
  expect(row.currentIndex).toBe(1);
});

test('the card row shows jobs at one address together, at the position of the first listed job', () => {
  const row = toCardRow([first, second, third], { jobs: [third, second, fourth], count: 3 });
  expect(getIds(row)).toEqual(['first', 'third', 'second', 'fourth']);
  expect(row.currentIndex).toBe(1);
  expect(getIds(toCardRow([first, second, third], { jobs: [third, first], count: 2 }))).toEqual([
    'third',
    'first',
    'second',
  ]);
});

test('the card row shows an unlisted job before the listed jobs', () => {
  const row = toCardRow([first, second], { jobs: [fourth], count: 1 });
  expect(getIds(row)).toEqual(['fourth', 'first', 'second']);
  expect(row.currentIndex).toBe(0);
});
