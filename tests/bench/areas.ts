import type { Sql } from 'postgres';
import { createRandom, seedOf } from '../../supabase/seed/random.ts';
import { measureBeside, type Timing } from './measure.ts';
import { type Criterion, milliseconds } from './report.ts';
import type { Search } from './searches.ts';

export type AreaTimings = {
  jobs: number;
  circle: Timing;
  area: Timing;
  total: { circle: number; area: number };
};

type Corner = [lat: number, lng: number];

/** A shape as people draw them around a spot: as far as the circle in places, and half as far in others. */
function shapeAround({ lat, lng, radiusKm }: Search, corners: number, random: () => number): Corner[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    const km = radiusKm * (0.5 + random() / 2);
    return [
      +(lat + (km * Math.sin(angle)) / 111.2).toFixed(5),
      +(lng + (km * Math.cos(angle)) / (111.2 * Math.cos((lat * Math.PI) / 180))).toFixed(5),
    ];
  });
}

/** A page and its total in a drawn area, beside the same around its spot: of 12 corners and of 100, in turn (D103). */
export async function measureAreas(
  visitor: Sql,
  jobs: number,
  searches: readonly Search[],
): Promise<AreaTimings> {
  const { next } = createRandom(seedOf('areas'));
  const drawn = searches.map((search, index) =>
    JSON.stringify({ areas: [shapeAround(search, index % 2 ? 100 : 12, next)] }),
  );
  const total = { circle: 0, area: 0 };
  const at = (number: number) => searches[number % searches.length] as Search;
  const [circle, area] = await measureBeside(
    [
      async (number) => {
        const { lat, lng, radiusKm } = at(number);
        const [found] = await visitor`select total::int from public.find_jobs(${lat}, ${lng}, ${radiusKm})`;
        total.circle += found?.total;
      },
      async (number) => {
        const { lat, lng } = at(number);
        const [found] = await visitor`select total::int from public.find_jobs(${lat}, ${lng},
          more => ${drawn[number % drawn.length] ?? ''}::text::jsonb)`;
        total.area += found?.total;
      },
    ],
    { calls: 300, maxSeconds: 25 },
  );
  return { jobs, circle, area, total };
}

export const areaCriteria = (timings: readonly AreaTimings[]): Criterion[] =>
  timings.map(({ jobs, circle, area, total }) => ({
    sentence: `At ${jobs.toLocaleString('en-US')} jobs a search in a drawn area takes at most twice that around its spot: ${milliseconds(area.medianMs)} and ${milliseconds(circle.medianMs)}, ${(area.medianMs / circle.medianMs).toFixed(2)} times (95%: ${milliseconds(area.p95Ms)} and ${milliseconds(circle.p95Ms)}; ${total.area} and ${total.circle} jobs).`,
    isMet: area.medianMs <= 2 * circle.medianMs,
  }));
