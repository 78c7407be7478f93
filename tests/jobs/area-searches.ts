import { expect } from 'vitest';
import { type JobType, jobTypes } from '@/lib/employment/job-type';
import { type Coordinates, distanceKm } from '@/lib/places/place';
import { type Corner, isInShapes, randomShape } from '../places/random-areas.ts';
import { sql } from '../support/sql.ts';
import { type PostedJob, postJobs } from './posted-jobs.ts';
import { seededRandom } from './random.ts';

const random = seededRandom(20_261_124);
const randomBetween = (low: number, high: number) => low + random() * (high - low);

/** Far from all other jobs: in the open Pacific and at the date line. */
export const searchCenters: readonly Corner[] = [
  [-52.4, -131.2],
  [-24.5, 179.98],
];
const randomCenter = () => searchCenters[random() < 0.7 ? 0 : 1] as Corner;

function randomCoordinates(): Coordinates {
  const [lat = 0, lng = 0] = randomShape(random, randomCenter(), randomBetween(0.05, 1.6))[0] ?? [];
  return { lat, lng };
}

let jobs: PostedJob[] = [];

/** The limits of the SQL function `search_limit`. */
const maxCounted = 1000;
const maxOnMap = 5000;

/** Posts jobs around the centers, some of them at the same point. */
export async function postAroundCenters(count = 900): Promise<PostedJob[]> {
  const points = Array.from({ length: Math.ceil(count * 0.78) }, randomCoordinates);
  jobs = await postJobs(
    Array.from({ length: count }, (_, index) => ({
      title: random() < 0.5 ? 'Line cook' : 'Night porter',
      coordinates: points[index % points.length],
      type: jobTypes[index % jobTypes.length],
      createdAt: new Date(Date.now() - Math.floor(randomBetween(1, 500)) * 3_600_000),
      status: random() < 0.95 ? 'open' : 'paused',
    })),
  );
  return jobs;
}

type Search = {
  shapes: (readonly Corner[])[];
  center: Coordinates | null;
  types: JobType[];
  words: string | null;
  sort: 'distance' | 'date';
};

/** Moves a point slightly, so that jobs at different points have different distances from it. */
const moveSlightly = ({ lat, lng }: Coordinates): Coordinates => ({
  lat: lat + randomBetween(-1e-3, 1e-3),
  lng: Math.max(-180, Math.min(180, lng + randomBetween(-1e-3, 1e-3))),
});

function randomSearch(): Search {
  const areaCenter = randomCenter();
  const size = 10 ** randomBetween(-2, 0.1);
  return {
    shapes: Array.from({ length: 1 + Math.floor(random() * 3) }, () => randomShape(random, areaCenter, size)),
    center: random() < 0.8 ? moveSlightly(randomCoordinates()) : null,
    types: jobTypes.filter(() => random() < 0.2),
    words: random() < 0.2 ? 'cook' : null,
    sort: random() < 0.7 ? 'distance' : 'date',
  };
}

/** Computes the expected ids by checking every job. */
function bruteForce({ shapes, center, types, words, sort }: Search): string[] {
  const byDate = sort === 'date' || center === null;
  const km = (job: PostedJob) => (center ? distanceKm(center, job.coordinates) : 0);
  return jobs
    .filter(({ status }) => status === 'open')
    .filter(({ type }) => types.length === 0 || types.some((jobType) => jobType === type))
    .filter(({ title }) => words === null || title === 'Line cook')
    .filter(({ coordinates: { lat, lng } }) => isInShapes([lat, lng], shapes))
    .sort(
      (a, b) =>
        (byDate ? b.createdAt.getTime() - a.createdAt.getTime() : km(a) - km(b)) || (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id);
}

async function runSearch({ shapes, center, types, words, sort }: Search) {
  const more = JSON.stringify({ areas: shapes });
  const [place, conditions] = [
    sql`center_lat => ${center?.lat ?? null}, center_lng => ${center?.lng ?? null}`,
    sql`job_types => ${types}, words => ${words}, more => ${more}::text::jsonb`,
  ];
  const [[page], [count], [map]] = await Promise.all([
    sql`select jobs, total::int from public.search_and_count_jobs(${place}, ${conditions}, sort => ${sort}, page_size => 50)`,
    sql`select total::int, is_more from public.count_jobs(${place}, ${conditions})`,
    sql`select total::int from public.jobs_on_map(-180, -80, 180, 80, 3, ${place}, ${conditions})`,
  ]);
  return {
    ids: page?.jobs.map(({ id }: { id: string }) => id),
    totals: [page?.total, count?.total, map?.total],
    isMore: count?.is_more,
  };
}

/** Compares `count` random area searches with brute force: ids, order and the three totals. */
export async function compareAreas(count: number): Promise<void> {
  let totalFound = 0;
  for (let round = 0; round < count; round++) {
    const search = randomSearch();
    const expected = bruteForce(search);
    const { ids, totals, isMore } = await runSearch(search);
    expect(ids, JSON.stringify(search)).toEqual(expected.slice(0, 50));
    const listTotal = Math.min(expected.length, maxCounted);
    const mapTotal = Math.min(expected.length, maxOnMap);
    expect(totals, JSON.stringify(search)).toEqual([listTotal, listTotal, mapTotal]);
    expect(isMore).toBe(expected.length > maxCounted);
    totalFound += expected.length;
  }
  expect(totalFound).toBeGreaterThan(10 * count);
}
