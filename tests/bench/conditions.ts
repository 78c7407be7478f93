import type { Sql } from 'postgres';
import { scheduleSlots } from '../../lib/employment/schedule.ts';
import { createRandom, seedOf } from '../../supabase/seed/random.ts';
import { measureBeside, type Timing } from './measure.ts';
import { type Criterion, milliseconds } from './report.ts';
import type { Search } from './searches.ts';

export type ConditionTimings = {
  jobs: number;
  /** 'in a drawn area'. */
  name: string;
  circle: Timing;
  asked: Timing;
  total: { circle: number; asked: number };
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

type Random = () => number;

/** What searches ask beside words: areas of 12 corners and of 100, in turn (D103), and the parts of a week with more beside them (D102). */
const conditions: Record<string, (search: Search, index: number, random: Random) => object> = {
  'in a drawn area': (search, index, random) => ({
    areas: [shapeAround(search, index % 2 ? 100 : 12, random)],
  }),
  'by schedule': (_, index, random) => ({
    shifts: scheduleSlots.filter(
      (slot) => slot === 'sat-evening' || random() < ([0.15, 0.4, 0.8][index % 3] ?? 0),
    ),
    ...(index % 4 === 1 && { without_nights: true }),
    ...(index % 4 === 2 && { hours_from: 10, hours_to: 30, age: 18 }),
    ...(index % 4 === 3 && { posted_days: 7, benefits: ['health'] }),
  }),
};

/** A page and its total with each of them, beside the same without. */
export async function measureConditions(
  visitor: Sql,
  jobs: number,
  searches: readonly Search[],
): Promise<ConditionTimings[]> {
  const timings: ConditionTimings[] = [];
  for (const [name, ask] of Object.entries(conditions)) {
    const { next } = createRandom(seedOf(name));
    const questions = searches.map((search, index) => JSON.stringify(ask(search, index, next)));
    const total = { circle: 0, asked: 0 };
    const find = (number: number, more: string | null, isArea: boolean) => {
      const { lat, lng, radiusKm } = searches[number % searches.length] as Search;
      return visitor`select total::int from public.find_jobs(${lat}, ${lng}, ${isArea ? null : radiusKm},
        more => ${more}::text::jsonb)`;
    };
    const [circle, asked] = await measureBeside(
      [
        async (number) => {
          total.circle += (await find(number, null, false))[0]?.total;
        },
        async (number) => {
          const more = questions[number % questions.length] ?? '';
          total.asked += (await find(number, more, more.startsWith('{"areas"')))[0]?.total;
        },
      ],
      { calls: 300, maxSeconds: 25 },
    );
    timings.push({ jobs, name, circle, asked, total });
  }
  return timings;
}

export const conditionCriteria = (timings: readonly ConditionTimings[]): Criterion[] =>
  timings.map(({ jobs, name, circle, asked, total }) => ({
    sentence: `At ${jobs.toLocaleString('en-US')} jobs a search ${name} takes at most twice that around its spot: ${milliseconds(asked.medianMs)} and ${milliseconds(circle.medianMs)}, ${(asked.medianMs / circle.medianMs).toFixed(2)} times (95%: ${milliseconds(asked.p95Ms)} and ${milliseconds(circle.p95Ms)}; ${total.asked} and ${total.circle} jobs).`,
    isMet: asked.medianMs <= 2 * circle.medianMs,
  }));
