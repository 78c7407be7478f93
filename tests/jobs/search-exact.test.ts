import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type JobType, jobTypes } from '@/lib/employment/job-type';
import { payPerHour, salaryPeriods } from '@/lib/employment/salary';
import { type Coordinates, distanceKm } from '@/lib/places/place';
import { vectors } from '../places/fixtures/distances.json';
import { sql } from '../support/sql.ts';
import { withRollback } from '../support/with-rollback.ts';
import { type PostedJob, postJobs, removePostedJobs } from './posted-jobs.ts';
import { seededRandom } from './random.ts';

const millimeterKm = 1e-6;
const random = seededRandom(20_261_120);
const randomBetween = (low: number, high: number) => low + random() * (high - low);
const randomChoice = <T>(choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(random() * choices.length)] ?? choices[0];

type Center = Coordinates & { spread: number };

/** Far from all other jobs: in the open Pacific, at the date line, and at the pole, where longitudes meet. */
const centers: readonly [Center, ...Center[]] = [
  { lat: -48.9, lng: -123.4, spread: 1.2 },
  { lat: -20.5, lng: 179.95, spread: 0.8 },
  { lat: 89.6, lng: 0, spread: 180 },
];

function randomCoordinates(): Coordinates {
  const center = randomChoice(centers);
  const lng = center.lng + randomBetween(-center.spread, center.spread);
  const lat = Math.min(89.9999, center.lat + randomBetween(-0.8, 0.8));
  return { lat: round(lat), lng: round(lng > 180 ? lng - 360 : lng) };
}
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

let jobs: PostedJob[] = [];

beforeAll(async () => {
  const points = Array.from({ length: 900 }, randomCoordinates);
  // A third of the points have two jobs, so that ids break ties.
  const drafts = Array.from({ length: 1200 }, (_, index): Partial<PostedJob> => {
    const min = random() < 0.75 ? Math.round(randomBetween(8, 60)) : null;
    const period = randomChoice(salaryPeriods);
    const perHour = payPerHour(1, period);
    return {
      coordinates: points[index % points.length],
      type: randomChoice(jobTypes),
      salary:
        random() < 0.9
          ? {
              min: min && Math.round(min / perHour),
              max: Math.round(80 / perHour),
              currency: random() < 0.95 ? 'USD' : 'CAD',
              period,
            }
          : null,
      createdAt: new Date(Date.now() - Math.floor(randomBetween(1, 500)) * 3_600_000),
      status: random() < 0.9 ? 'open' : randomChoice(['closed', 'paused']),
      expiresAt: new Date(Date.now() + (random() < 0.9 ? 1 : -1) * 86_400_000),
    };
  });
  jobs = await postJobs(drafts);
});

afterAll(removePostedJobs);

type Search = {
  center: Coordinates;
  radiusKm: number;
  types: JobType[];
  minPay: number | null;
  sort: 'distance' | 'date';
};

function randomSearch(): Search {
  return {
    center: randomCoordinates(),
    radiusKm: randomBetween(0.5, 100),
    types: jobTypes.filter(() => random() < 0.2),
    minPay: random() < 0.3 ? Math.round(randomBetween(10, 40)) : null,
    sort: random() < 0.7 ? 'distance' : 'date',
  };
}

/** Computes the expected results by checking every job. */
function bruteForce({ center, radiusKm, types, minPay, sort }: Search) {
  const inside = jobs
    .map((job) => ({ job, km: distanceKm(center, job.coordinates) }))
    .filter(({ km }) => km <= radiusKm)
    .filter(({ job }) => job.status === 'open' && job.expiresAt > new Date())
    .filter(({ job }) => types.length === 0 || types.some((type) => type === job.type));
  const hourly = ({ salary }: PostedJob) =>
    salary?.currency === 'USD' && salary.min !== null ? payPerHour(salary.min, salary.period) : null;
  const matching = inside.filter(({ job }) => minPay === null || (hourly(job) ?? -1) >= minPay);
  matching.sort(
    (a, b) =>
      (sort === 'distance' ? a.km - b.km : b.job.createdAt.getTime() - a.job.createdAt.getTime()) ||
      (a.job.id < b.job.id ? -1 : 1),
  );
  const withoutMinimum = inside.filter(({ job }) => (job.salary?.min ?? null) === null).length;
  return { matching, withoutMinimum: minPay === null ? 0 : withoutMinimum };
}

const isOnRadius = ({ center, radiusKm }: Search) =>
  jobs.some((job) => Math.abs(distanceKm(center, job.coordinates) - radiusKm) < millimeterKm);

async function runSearch({ center, radiusKm, types, minPay, sort }: Search, pageSize = 50, offset = 0) {
  const [rows, [count]] = await Promise.all([
    sql`select id, distance_km from public.search_jobs(${center.lat}, ${center.lng}, ${radiusKm}, null, ${types},
      ${minPay}, 'USD', ${sort}, ${pageSize}, ${offset})`,
    sql`select total::int, without_minimum::int from public.count_jobs(${center.lat}, ${center.lng}, ${radiusKm}, null,
      ${types}, ${minPay})`,
  ]);
  return { ids: rows.map(({ id }) => id), distances: rows.map((row) => row.distance_km), count };
}

describe('a search', () => {
  test('matches brute force in 1,000 random searches', { timeout: 120_000 }, async () => {
    let compared = 0;
    let found = 0;
    while (compared < 1000) {
      const search = randomSearch();
      if (isOnRadius(search)) continue;
      const expected = bruteForce(search);
      const { ids, distances, count } = await runSearch(search);
      const page = expected.matching.slice(0, 50);
      expect(ids, JSON.stringify(search)).toEqual(page.map(({ job }) => job.id));
      expect(count).toEqual({ total: expected.matching.length, without_minimum: expected.withoutMinimum });
      for (const [index, { km }] of page.entries()) expect(distances[index]).toBeCloseTo(km, 6);
      compared++;
      found += ids.length;
    }
    expect(found).toBeGreaterThan(10_000);
  });

  test('returns each counted job exactly once, in order, over all pages', async () => {
    for (const sort of ['distance', 'date'] as const) {
      const search: Search = {
        center: { lat: -48.9, lng: -123.4 },
        radiusKm: 100,
        types: [],
        minPay: null,
        sort,
      };
      const expected = bruteForce(search).matching.map(({ job }) => job.id);
      const results: string[] = [];
      for (let offset = 0; offset <= expected.length; offset += 20) {
        const { ids, count } = await runSearch(search, 20, offset);
        expect(count?.total).toBe(expected.length);
        results.push(...ids);
      }
      expect(results).toEqual(expected);
      expect(expected.length).toBeGreaterThan(60);
    }
  });

  test('includes a job whose distance equals the radius exactly', async () => {
    // Not at the pole, where another job may be less than 0.1 mm farther away.
    const open = jobs.filter(
      ({ status, expiresAt, coordinates: { lat } }) =>
        status === 'open' && expiresAt > new Date() && Math.abs(lat) < 80,
    );
    for (const { id, coordinates } of open.slice(0, 300)) {
      const from = { lat: round(coordinates.lat - randomBetween(0, 0.5)), lng: coordinates.lng };
      const [row] = await sql`
        select exact.km, farthest.distance_km
        from (select public.arc_km(pt operator(extensions.<->) public.sphere_point(${from.lat}, ${from.lng})) as km
            from public.jobs where id = ${id}) as exact,
          lateral (select total::int from public.count_jobs(${from.lat}, ${from.lng}, km)) as counted,
          lateral (select distance_km from public.search_jobs(${from.lat}, ${from.lng}, km, page_size => 1,
            page_offset => greatest(total - 1, 0))) as farthest`;
      expect(row?.distance_km, `${id} from ${from.lat}, ${from.lng}`).toBe(row?.km);
    }
  });

  test('converts a radius to a chord that is at most 0.1 mm too wide', async () => {
    const [row] = await sql`
      select count(*) filter (where chord > public.chord_km(public.arc_km(chord)))::int as dropped,
        max(public.arc_km(public.chord_km(km)) - km) as wider
      from (select random() * 100 as km from generate_series(1, 20000)) as circle,
        lateral (select public.sphere_point(0, 10) operator(extensions.<->) public.sphere_point(km / 111.2, 10) as chord) as chords`;
    expect(row?.dropped).toBe(0);
    expect(row?.wider).toBeLessThan(1.1e-7);
  });

  test('measures great-circle distances on a sphere with a radius of 6371 km', async () => {
    expect(vectors.length).toBeGreaterThan(5);
    for (const { name, from, to, km_r6371 } of vectors) {
      const [measured] = await sql`
        select public.arc_km(public.sphere_point(${from.lat}, ${from.lng})
          operator(extensions.<->) public.sphere_point(${to.lat}, ${to.lng})) as km`;
      expect(Math.abs(measured?.km - km_r6371), name).toBeLessThan(millimeterKm);
    }
  });

  test('returns great-circle distances for found jobs', async () => {
    const near = vectors.filter(({ km_r6371 }) => km_r6371 > 0 && km_r6371 < 99);
    expect(near.length).toBeGreaterThan(0);
    await withRollback(async (transaction) => {
      for (const { name, from, to, km_r6371 } of near) {
        const [job] = await postJobs([{ coordinates: to }], transaction);
        const [row] = await transaction`
          select distance_km from public.search_jobs(${from.lat}, ${from.lng}, 100, 'lighthouse keeper')
          where id = ${job?.id ?? ''}`;
        expect(row?.distance_km, name).toBeCloseTo(km_r6371, 6);
      }
    }, 'read committed');
  });
});
