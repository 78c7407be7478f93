import type { Sql } from 'postgres';
import { measureBeside, type Timing } from './measure.ts';
import { milliseconds, printTable } from './report.ts';

type Question = { name: string; args: string; isCount?: boolean; where: string; order?: string };

const newYork = 'center_lat => 40.71, center_lng => -74.0';
const circle = `extensions.cube_enlarge(public.sphere_point(40.71, -74.0), public.chord_km(100), 3) operator(extensions.@>) pt
  and pt operator(extensions.<->) public.sphere_point(40.71, -74.0) <= public.chord_km(100)`;
const nearest = 'pt operator(extensions.<->) public.sphere_point(40.71, -74.0), id';
const newest = 'created_at desc, id';
const has = (...stems: string[]) => `search @@ '${stems.join(' & ')}'::tsquery`;
const best = (stem: string, then: string) =>
  `case when search @@ '${stem}:A'::tsquery then 1 when search @@ '${stem}:ABC'::tsquery then 2 else 3 end, ${then}`;
/** A thin slant through New York, whose box is large, and a star of a hundred corners around it. */
const slant = areas([
  [40.2, -74.8],
  [41.2, -73.2],
  [41.21, -73.2],
]);
const star = areas(
  Array.from({ length: 100 }, (_, index) => {
    const away = index % 2 ? 0.8 : 0.3;
    const angle = (index * 2 * Math.PI) / 100;
    return [40.71 + away * Math.sin(angle), -74 + away * Math.cos(angle)];
  }),
);
const common = ['pay', 'day', 'look', 'experi', 'year', 'need', 'like'];

function areas(shape: readonly (readonly number[])[]): string {
  return JSON.stringify({ areas: [shape] });
}
const inAreas = (more: string) => `public.is_in_areas(pt, public.read_areas('${more}'::jsonb -> 'areas'))`;

/** The dearest that a visitor can ask, and the same without any limit. */
const questions: readonly Question[] = [
  { name: 'count: a common word', args: `words => 'work'`, isCount: true, where: has('work') },
  {
    name: 'count: a common word, around New York',
    args: `${newYork}, radius_km => 100, words => 'work'`,
    isCount: true,
    where: `${has('work')} and ${circle}`,
  },
  {
    name: 'count: seven common words',
    args: `words => 'pay day look experience year need like'`,
    isCount: true,
    where: has(...common),
  },
  {
    name: 'count: a word, and pay that nobody pays',
    args: `words => 'work', min_pay => 500`,
    isCount: true,
    where: `${has('work')} and (min_pay_per_hour is null or min_pay_per_hour >= 500)`,
  },
  { name: 'count: around New York', args: `${newYork}, radius_km => 100`, isCount: true, where: circle },
  {
    name: 'best: a common word',
    args: `words => 'work', sort => 'relevance'`,
    where: has('work'),
    order: best('work', newest),
  },
  {
    name: 'best: a common word, around New York',
    args: `${newYork}, radius_km => 100, words => 'work', sort => 'relevance'`,
    where: `${has('work')} and ${circle}`,
    order: best('work', nearest),
  },
  {
    name: 'best: seven common words',
    args: `words => 'pay day look experience year need like', sort => 'relevance'`,
    where: has(...common),
    order: best('look', newest),
  },
  {
    name: 'newest: around New York',
    args: `${newYork}, radius_km => 100, sort => 'date'`,
    where: circle,
    order: newest,
  },
  { name: 'newest: a word that few have', args: `words => 'puppeteer'`, where: has('puppet'), order: newest },
  {
    name: 'nearest: pay that nobody pays',
    args: `${newYork}, min_pay => 500`,
    where: `min_pay_per_hour >= 500 and pay_currency = 'USD'`,
    order: nearest,
  },
  {
    name: 'count: in a thin slant through New York',
    args: `${newYork}, more => '${slant}'`,
    isCount: true,
    where: inAreas(slant),
  },
  {
    name: 'nearest: in a thin slant through New York',
    args: `${newYork}, more => '${slant}'`,
    where: inAreas(slant),
    order: nearest,
  },
  {
    name: 'count: in a star of 100 corners around New York',
    args: `${newYork}, more => '${star}'`,
    isCount: true,
    where: inAreas(star),
  },
  {
    name: 'newest: a common word, in that star',
    args: `${newYork}, words => 'work', sort => 'date', more => '${star}'`,
    where: `${has('work')} and ${inAreas(star)}`,
    order: newest,
  },
  {
    name: 'nearest: the 1,000th',
    args: `${newYork}, page_offset => 1000`,
    where: 'true',
    order: `${nearest} offset 1000`,
  },
];

export type HostileTimings = { name: string; bounded: Timing; unbounded: Timing }[];

/** The dearest questions of a visitor, each in turn with the same without limits, over SQL. */
export async function measureHostile(visitor: Sql, owner: Sql): Promise<HostileTimings> {
  const timings: HostileTimings = [];
  for (const { name, args, isCount, where, order } of questions) {
    const open = `from public.jobs where status = 'open' and expires_at > now() and ${where}`;
    const ask = () => visitor.unsafe(`select * from public.${isCount ? 'count' : 'search'}_jobs(${args})`);
    const askAll = () =>
      owner.unsafe(isCount ? `select count(*) ${open}` : `select id ${open} order by ${order} limit 20`);
    const [bounded, unbounded] = await measureBeside([ask, askAll], { calls: 10, maxSeconds: 20 });
    timings.push({ name, bounded, unbounded });
  }
  return timings;
}

export function printHostile(jobs: number, timings: HostileTimings): void {
  console.log(
    `The dearest that a visitor can ask of ${jobs.toLocaleString('en-US')} jobs, and the same without limits:\n`,
  );
  printTable(
    ['Question', 'Median', 'Longest', 'Unbounded', 'Longest'],
    timings.map(({ name, bounded, unbounded }) => [
      name,
      ...[bounded.medianMs, bounded.p95Ms, unbounded.medianMs, unbounded.p95Ms].map(milliseconds),
    ]),
  );
}
