import { expect, test } from 'vitest';
import { rowOf } from '@/components/map/card-row';
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
const idsOf = ({ jobs }: { jobs: readonly MapJob[] }) => jobs.map(({ id }) => id);

test('a job of the list stands between its neighbors there', () => {
  const row = rowOf([first, second, third], { jobs: [job('second')], count: 1 });
  expect(idsOf(row)).toEqual(['first', 'second', 'third']);
  expect(row.at).toBe(1);
});

test('the jobs of one address stand together, where the list has the first of them', () => {
  const row = rowOf([first, second, third], { jobs: [third, second, fourth], count: 3 });
  expect(idsOf(row)).toEqual(['first', 'third', 'second', 'fourth']);
  expect(row.at).toBe(1);
  expect(idsOf(rowOf([first, second, third], { jobs: [third, first], count: 2 }))).toEqual([
    'third',
    'first',
    'second',
  ]);
});

test('a job that the list does not have stands before it', () => {
  const row = rowOf([first, second], { jobs: [fourth], count: 1 });
  expect(idsOf(row)).toEqual(['fourth', 'first', 'second']);
  expect(row.at).toBe(0);
});
