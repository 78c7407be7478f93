import { expect } from 'vitest';
import { type JobType, jobTypes } from '@/lib/employment/job-type';
import { scheduleSlots } from '@/lib/employment/schedule';
import { mostHours } from '@/lib/jobs/search-conditions';
import { type Coordinates, distanceKm } from '@/lib/places/place';
import { sql } from '../support/sql.ts';
import { type PostedJob, postJobs } from './posted-jobs.ts';
import { seededRandom } from './random.ts';
import type { Transaction } from './with-limits.ts';

const random = seededRandom(20_261_123);
const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
const some = <T>(all: readonly T[], share: number) => all.filter(() => random() < share);
const oneOf = <T>(choices: readonly [T, ...T[]]): T => choices[whole(0, choices.length - 1)] ?? choices[0];

/** In the open Pacific, far from all other jobs. */
export const center: Coordinates = { lat: -43.1, lng: -101.9 };
const companies = ['Pearl Bakery', 'The Driftwood Clinic, LLC', 'O\u2019Malley \\ Sons'] as const;
const industryOf = {
  [companies[0]]: 'Other',
  [companies[1]]: 'Healthcare',
  [companies[2]]: 'Hospitality',
} as const;
/** What employers write, and of which kind it is. */
export const benefits = {
  'Dental and vision': 'health',
  'Paid time off': 'time-off',
  '401(k) with match': 'retirement',
  'Paid training': 'training',
  'Flexible schedule': 'flexible',
  'Free shift meal': 'meals',
  'Employee discount': 'discount',
  'Transit pass': 'commute',
  'Work boots paid': null,
} as const;
/** As search_limit has them. */
const maxCounted = 1000;
const maxRanked = 1050;
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const dayOf = (time: Date) => Math.floor(time.getTime() / 86_400_000);

let jobs: PostedJob[] = [];
let answering = new Set<string>();

/** Posts jobs that differ in all that a search can ask. */
export async function postVariedJobs(count: number): Promise<void> {
  jobs = await postJobs(
    Array.from({ length: count }, (): Partial<PostedJob> => {
      const hours = random() < 0.7 ? whole(0, 60) : null;
      const companyName = oneOf(companies);
      return {
        title: oneOf(['Reef Warden', 'Kelp Diver', 'Reef Diver']),
        tags: some(['warden', 'reef-warden'], 0.15),
        type: oneOf(jobTypes),
        companyName,
        industry: industryOf[companyName],
        description: `${oneOf(['No experience needed. ', '', '', ''])}${oneOf(['Dive.', 'Dive with a reef warden.'])}`,
        coordinates: { lat: center.lat + random(), lng: center.lng + random() },
        createdAt: new Date(Date.now() - whole(0, 40 * 24) * 3_600_000),
        schedule: random() < 0.7 ? some(scheduleSlots, oneOf([0.05, 0.2, 0.6])) : [],
        hoursMin: hours,
        hoursMax: hours !== null && random() < 0.8 ? Math.min(hours + whole(0, 110), mostHours) : null,
        benefits: some(Object.keys(benefits), 0.2),
        hasTips: random() < 0.2,
        startsOn: random() < 0.6 ? dayFromNow(whole(-30, 400)) : null,
        minimumAge: random() < 0.5 ? oneOf([14, 16, 18, 21, 25]) : null,
        salary: random() < 0.8 ? { min: whole(10, 40), max: null, currency: 'USD', period: 'hour' } : null,
      };
    }),
  );
  answering = new Set(some(jobs, 0.3).map(({ id }) => id));
  await sql`update public.jobs set answers_most = true where id = any (${[...answering]})`;
}

/** As parse_conditions has it. */
export type More = {
  shifts?: string[];
  all_shifts?: boolean;
  without_nights?: boolean;
  hours_from?: number;
  hours_to?: number;
  age?: number;
  posted_days?: number;
  benefits?: string[];
  tips?: boolean;
  no_experience?: boolean;
  company?: string;
  industry?: string;
  answers?: boolean;
  start_by?: string;
};
export type Search = {
  center: Coordinates | null;
  /** Null is everywhere, where others have jobs: then it asks for a company of ours. */
  radiusKm: number | null;
  words: string | null;
  types: JobType[];
  minPay: number | null;
  sort: string;
  category: string | null;
  more: More;
  offset: number;
};

function randomSearch(): Search {
  const from = whole(0, 50);
  const shifts = some(scheduleSlots, oneOf([0.1, 0.4, 0.8]));
  const likely = <Part extends object>(share: number, part: Part) => (random() < share ? part : {});
  const more: More = {
    ...(shifts.length > 0 && likely(0.6, { shifts })),
    ...likely(0.2, { without_nights: true }),
    ...likely(0.2, { hours_from: from }),
    ...likely(0.2, { hours_to: from + whole(0, 40) }),
    ...likely(0.2, { age: oneOf([16, 18, 21]) }),
    ...likely(0.2, { posted_days: oneOf([1, 3, 7, 30]) }),
    ...likely(0.15, { benefits: some(['health', 'meals', 'training'], 0.4) }),
    ...likely(0.1, { tips: true }),
    ...likely(0.1, { no_experience: true }),
    ...likely(0.15, { answers: true }),
    ...likely(0.2, { start_by: dayFromNow(whole(-40, 410)) }),
    ...likely(0.15, { company: oneOf(['pearl bakery', 'Driftwood Clinic', companies[2]]) }),
    ...likely(0.15, { industry: oneOf(['other', 'healthcare', 'hospitality']) }),
  };
  const isEverywhere = random() < 0.25;
  const all = more.shifts && random() < 0.2 ? { ...more, all_shifts: true } : more;
  return {
    center: isEverywhere && random() < 0.5 ? null : center,
    radiusKm: isEverywhere ? null : whole(5, 100),
    words: random() < 0.4 ? oneOf(['reef warden', 'diver']) : null,
    types: some(jobTypes, 0.15),
    minPay: random() < 0.25 ? whole(12, 38) : null,
    sort: oneOf(['distance', 'date', 'pay', 'fit', 'relevance']),
    category: random() < 0.2 ? oneOf(['other', 'healthcare', 'full-time', 'reef-warden']) : null,
    more: isEverywhere ? { ...all, company: oneOf(['pearl bakery', 'Driftwood Clinic', companies[2]]) } : all,
    offset: oneOf([0, 0, 0, 10]),
  };
}

const companyOf: Record<string, string> = {
  'pearl bakery': companies[0],
  'Driftwood Clinic': companies[1],
  [companies[2]]: companies[2],
};

const sharedHours = (job: PostedJob, from: number, to: number) => {
  if (job.hoursMin === null && job.hoursMax === null) return false;
  const cap = (hours: number) => Math.min(hours, 80);
  return cap(job.hoursMin ?? 0) <= cap(to) && cap(job.hoursMax ?? 80) >= cap(from);
};

const later = (one: string, other: string) => (one > other ? one : other);

const isScheduled = (job: PostedJob, { shifts, all_shifts, without_nights }: More) =>
  (!shifts || job.schedule.some((shift) => shifts.includes(shift))) &&
  (!all_shifts || job.schedule.every((shift) => shifts?.includes(shift))) &&
  (!without_nights || (job.schedule.length > 0 && !job.schedule.some((shift) => shift.endsWith('-night'))));

const meets = (job: PostedJob, more: More) =>
  ((more.hours_from === undefined && more.hours_to === undefined) ||
    sharedHours(job, more.hours_from ?? 0, more.hours_to ?? 168)) &&
  (more.age === undefined || (job.minimumAge ?? 0) <= more.age) &&
  (more.posted_days === undefined || dayOf(job.createdAt) >= dayOf(new Date()) - more.posted_days) &&
  (more.benefits ?? []).every((kind) =>
    job.benefits.some((benefit) => Reflect.get(benefits, benefit) === kind),
  ) &&
  (!more.tips || job.hasTips) &&
  (!more.no_experience || job.description.startsWith('No experience')) &&
  (!more.answers || answering.has(job.id)) &&
  (more.start_by === undefined || (job.startsOn ?? '') <= later(more.start_by, dayFromNow(0))) &&
  (more.industry === undefined || job.industry.toLowerCase() === more.industry) &&
  (more.company === undefined || job.companyName === companyOf[more.company]);

const fitOf = ({ schedule }: PostedJob, { shifts }: More) =>
  shifts && schedule.length > 0
    ? [schedule.filter((shift) => shifts.includes(shift)).length, schedule.length]
    : null;

/** 1: all words in the title; 2: in title, company and tags; 3: with the description's help; null: not all. */
function tierOf({ title, tags, description }: PostedJob, words: string): number | null {
  const texts = [title, tags.join(' '), description].map((text) => text.toLowerCase());
  const has = (some: string[]) => words.split(' ').every((word) => some.some((text) => text.includes(word)));
  return [1, 2, 3].find((tier) => has(texts.slice(0, tier))) ?? null;
}

/** What the database must answer, by looking at every job. */
export function bruteForce(search: Search) {
  const { center: from, radiusKm, words, types, minPay, sort, category, more } = search;
  const inside = jobs
    .map((job) => ({
      job,
      km: from ? distanceKm(from, job.coordinates) : 0,
      fit: fitOf(job, more),
      tier: words === null ? 1 : tierOf(job, words),
      pay: job.salary?.min ?? null,
    }))
    .filter(({ km, tier }) => (radiusKm === null || km <= radiusKm) && tier !== null)
    .filter(({ job }) => types.length === 0 || types.some((type) => type === job.type))
    .filter(({ job }) => category === null || categoriesOf(job).includes(category))
    .filter(({ job }) => meets(job, more));
  type Match = (typeof inside)[number];
  const share = (fit: number[] | null) => (fit ? (fit[0] ?? 0) / (fit[1] ?? 1) : -1);
  const keys: Record<string, (match: Match) => number> = {
    date: ({ job }) => job.createdAt.getTime(),
    pay: ({ pay }) => pay ?? -1,
    fit: ({ fit }) => share(fit),
    relevance: ({ tier }) => -(tier ?? 4),
  };
  const key = keys[sort] ?? (() => 0);
  const scheduled = inside.filter(({ job }) => isScheduled(job, more));
  const pays = ({ pay }: Match) => minPay === null || (pay ?? -1) >= minPay;
  const matching = scheduled.filter(pays).sort(
    (one, other) =>
      key(other) - key(one) ||
      (sort === 'date' ? 0 : one.km - other.km) ||
      // Without a place the newest come first.
      (from ? 0 : other.job.createdAt.getTime() - one.job.createdAt.getTime()) ||
      (one.job.id < other.job.id ? -1 : 1),
  );
  const asksForShifts = more.shifts || more.without_nights;
  return {
    matching,
    unscheduled: asksForShifts
      ? inside.filter((match) => pays(match) && match.job.schedule.length === 0).length
      : 0,
    withoutMinimum: minPay === null ? 0 : scheduled.filter(({ pay }) => pay === null).length,
  };
}

const categoriesOf = ({ type, industry, tags }: PostedJob) => [type, industry.toLowerCase(), ...tags];

type Page = {
  jobs: { id: string; fit: number[] | null }[];
  total: number;
  is_more: boolean;
  unscheduled: number;
  without_minimum: number;
};

export async function ask(search: Search, database: Pick<Transaction, 'unsafe'> = sql): Promise<Page> {
  const { center: from, radiusKm, words, types, minPay, sort, category, more, offset } = search;
  const [page] = await database.unsafe<Page[]>(
    `select jobs, total::int, is_more, unscheduled::int, without_minimum::int
     from public.find_jobs($1, $2, $3, $4, job_types => $5::text[], min_pay => $6, sort => $7, page_size => 50,
       page_offset => $8, category => $9, more => $10::text::jsonb)`,
    [
      ...[from?.lat ?? null, from?.lng ?? null, radiusKm, words, types, minPay, sort, offset, category],
      JSON.stringify(more),
    ],
  );
  if (!page) throw new Error('find_jobs returned no row.');
  return page;
}

/** Of more matches than are ranked, the best of the nearest (without a place of the newest) come first. */
function bestOf<Match extends { job: PostedJob }>(
  search: Search,
  matching: readonly Match[],
): readonly Match[] {
  if (matching.length <= maxRanked || !['fit', 'relevance'].includes(search.sort)) return matching;
  const nearest = bruteForce({ ...search, sort: 'distance' }).matching.slice(0, maxRanked);
  const ranked = new Set(nearest.map(({ job }) => job.id));
  return matching.filter(({ job }) => ranked.has(job.id));
}

/** Compares so many random searches with a look at every job: ids, their order, what fits, the total and the side counts. */
export async function compareSearches(count: number): Promise<void> {
  let found = 0;
  for (let compared = 0; compared < count; compared++) {
    const search = randomSearch();
    const { matching, unscheduled, withoutMinimum } = bruteForce(search);
    const page = bestOf(search, matching).slice(search.offset, search.offset + 50);
    const answer = await ask(search);
    expect(
      {
        ids: answer.jobs.map(({ id }) => id),
        fits: answer.jobs.map(({ fit }) => fit),
        counts: [answer.total, answer.is_more, answer.unscheduled, answer.without_minimum],
      },
      JSON.stringify(search),
    ).toEqual({
      ids: page.map(({ job }) => job.id),
      fits: page.map(({ fit }) => fit),
      counts: [
        ...[Math.min(matching.length, maxCounted), matching.length > maxCounted],
        ...[Math.min(unscheduled, maxCounted), Math.min(withoutMinimum, maxCounted)],
      ],
    });
    found += page.length;
  }
  expect(found).toBeGreaterThan(3 * count);
}
