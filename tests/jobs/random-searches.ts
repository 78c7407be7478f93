import { expect } from 'vitest';
import { type JobType, jobTypes } from '@/lib/employment/job-type';
import { scheduleSlots } from '@/lib/employment/schedule';
import { maxHoursPerWeek } from '@/lib/jobs/search-conditions';
import { type Coordinates, distanceKm } from '@/lib/places/place';
import { sql } from '../support/sql.ts';
import { type PostedJob, postJobs } from './posted-jobs.ts';
import { seededRandom } from './random.ts';
import type { Transaction } from './with-limits.ts';

const random = seededRandom(20_261_123);
const randomInteger = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
const randomSubset = <T>(all: readonly T[], share: number) => all.filter(() => random() < share);
const randomChoice = <T>(choices: readonly [T, ...T[]]): T =>
  choices[randomInteger(0, choices.length - 1)] ?? choices[0];

/** In the open Pacific, far from all other jobs. */
export const center: Coordinates = { lat: -43.1, lng: -101.9 };
const companies = ['Pearl Bakery', 'The Driftwood Clinic, LLC', 'O\u2019Malley \\ Sons'] as const;
const industryByCompany = {
  [companies[0]]: 'Other',
  [companies[1]]: 'Healthcare',
  [companies[2]]: 'Hospitality',
} as const;
/** Benefits as employers write them, with their kind. */
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
/** The limits of the SQL function `search_limit`. */
const maxCounted = 1000;
const maxRanked = 1050;
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const toDayNumber = (time: Date) => Math.floor(time.getTime() / 86_400_000);

let jobs: PostedJob[] = [];
let responsiveJobIds = new Set<string>();

export async function postVariedJobs(count: number): Promise<void> {
  jobs = await postJobs(
    Array.from({ length: count }, (): Partial<PostedJob> => {
      const hours = random() < 0.7 ? randomInteger(0, 60) : null;
      const companyName = randomChoice(companies);
      return {
        title: randomChoice(['Reef Warden', 'Kelp Diver', 'Reef Diver']),
        tags: randomSubset(['warden', 'reef-warden'], 0.15),
        type: randomChoice(jobTypes),
        companyName,
        industry: industryByCompany[companyName],
        description: `${randomChoice(['No experience needed. ', '', '', ''])}${randomChoice(['Dive.', 'Dive with a reef warden.'])}`,
        coordinates: { lat: center.lat + random(), lng: center.lng + random() },
        createdAt: new Date(Date.now() - randomInteger(0, 40 * 24) * 3_600_000),
        schedule: random() < 0.7 ? randomSubset(scheduleSlots, randomChoice([0.05, 0.2, 0.6])) : [],
        hoursMin: hours,
        hoursMax:
          hours !== null && random() < 0.8 ? Math.min(hours + randomInteger(0, 110), maxHoursPerWeek) : null,
        benefits: randomSubset(Object.keys(benefits), 0.2),
        hasTips: random() < 0.2,
        startsOn: random() < 0.6 ? dayFromNow(randomInteger(-30, 400)) : null,
        minimumAge: random() < 0.5 ? randomChoice([14, 16, 18, 21, 25]) : null,
        salary:
          random() < 0.8 ? { min: randomInteger(10, 40), max: null, currency: 'USD', period: 'hour' } : null,
      };
    }),
  );
  responsiveJobIds = new Set(randomSubset(jobs, 0.3).map(({ id }) => id));
  await sql`update public.jobs set is_responsive = true where id = any (${[...responsiveJobIds]})`;
}

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
  /** Null means everywhere. Then the search filters by company, because other tests' jobs match too. */
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
  const from = randomInteger(0, 50);
  const shifts = randomSubset(scheduleSlots, randomChoice([0.1, 0.4, 0.8]));
  const maybe = <Part extends object>(share: number, part: Part) => (random() < share ? part : {});
  const more: More = {
    ...(shifts.length > 0 && maybe(0.6, { shifts })),
    ...maybe(0.2, { without_nights: true }),
    ...maybe(0.2, { hours_from: from }),
    ...maybe(0.2, { hours_to: from + randomInteger(0, 40) }),
    ...maybe(0.2, { age: randomChoice([16, 18, 21]) }),
    ...maybe(0.2, { posted_days: randomChoice([1, 3, 7, 30]) }),
    ...maybe(0.15, { benefits: randomSubset(['health', 'meals', 'training'], 0.4) }),
    ...maybe(0.1, { tips: true }),
    ...maybe(0.1, { no_experience: true }),
    ...maybe(0.15, { answers: true }),
    ...maybe(0.2, { start_by: dayFromNow(randomInteger(-40, 410)) }),
    ...maybe(0.15, { company: randomChoice(['pearl bakery', 'Driftwood Clinic', companies[2]]) }),
    ...maybe(0.15, { industry: randomChoice(['other', 'healthcare', 'hospitality']) }),
  };
  const isEverywhere = random() < 0.25;
  const conditions = more.shifts && random() < 0.2 ? { ...more, all_shifts: true } : more;
  return {
    center: isEverywhere && random() < 0.5 ? null : center,
    radiusKm: isEverywhere ? null : randomInteger(5, 100),
    words: random() < 0.4 ? randomChoice(['reef warden', 'diver']) : null,
    types: randomSubset(jobTypes, 0.15),
    minPay: random() < 0.25 ? randomInteger(12, 38) : null,
    sort: randomChoice(['distance', 'date', 'pay', 'fit', 'relevance']),
    category: random() < 0.2 ? randomChoice(['other', 'healthcare', 'full-time', 'reef-warden']) : null,
    more: isEverywhere
      ? { ...conditions, company: randomChoice(['pearl bakery', 'Driftwood Clinic', companies[2]]) }
      : conditions,
    offset: randomChoice([0, 0, 0, 10]),
  };
}

const companyByQuery: Record<string, string> = {
  'pearl bakery': companies[0],
  'Driftwood Clinic': companies[1],
  [companies[2]]: companies[2],
};

const overlapsHours = (job: PostedJob, from: number, to: number) => {
  if (job.hoursMin === null && job.hoursMax === null) return false;
  const cap = (hours: number) => Math.min(hours, 80);
  return cap(job.hoursMin ?? 0) <= cap(to) && cap(job.hoursMax ?? 80) >= cap(from);
};

const laterDay = (a: string, b: string) => (a > b ? a : b);

const matchesSchedule = (job: PostedJob, { shifts, all_shifts, without_nights }: More) =>
  (!shifts || job.schedule.some((shift) => shifts.includes(shift))) &&
  (!all_shifts || job.schedule.every((shift) => shifts?.includes(shift))) &&
  (!without_nights || (job.schedule.length > 0 && !job.schedule.some((shift) => shift.endsWith('-night'))));

const matchesConditions = (job: PostedJob, more: More) =>
  ((more.hours_from === undefined && more.hours_to === undefined) ||
    overlapsHours(job, more.hours_from ?? 0, more.hours_to ?? 168)) &&
  (more.age === undefined || (job.minimumAge ?? 0) <= more.age) &&
  (more.posted_days === undefined ||
    toDayNumber(job.createdAt) >= toDayNumber(new Date()) - more.posted_days) &&
  (more.benefits ?? []).every((kind) =>
    job.benefits.some((benefit) => Reflect.get(benefits, benefit) === kind),
  ) &&
  (!more.tips || job.hasTips) &&
  (!more.no_experience || job.description.startsWith('No experience')) &&
  (!more.answers || responsiveJobIds.has(job.id)) &&
  (more.start_by === undefined || (job.startsOn ?? '') <= laterDay(more.start_by, dayFromNow(0))) &&
  (more.industry === undefined || job.industry.toLowerCase() === more.industry) &&
  (more.company === undefined || job.companyName === companyByQuery[more.company]);

const getFit = ({ schedule }: PostedJob, { shifts }: More) =>
  shifts && schedule.length > 0
    ? [schedule.filter((shift) => shifts.includes(shift)).length, schedule.length]
    : null;

/** Returns 1 if the title has all words, 2 with the tags, 3 with the description; null if a word is missing. */
function getMatchTier({ title, tags, description }: PostedJob, words: string): number | null {
  const texts = [title, tags.join(' '), description].map((text) => text.toLowerCase());
  const haveAllWords = (some: string[]) =>
    words.split(' ').every((word) => some.some((text) => text.includes(word)));
  return [1, 2, 3].find((tier) => haveAllWords(texts.slice(0, tier))) ?? null;
}

/** Computes the expected results by checking every job. */
export function bruteForce(search: Search) {
  const { center: from, radiusKm, words, types, minPay, sort, category, more } = search;
  const candidates = jobs
    .map((job) => ({
      job,
      km: from ? distanceKm(from, job.coordinates) : 0,
      fit: getFit(job, more),
      tier: words === null ? 1 : getMatchTier(job, words),
      pay: job.salary?.min ?? null,
    }))
    .filter(({ km, tier }) => (radiusKm === null || km <= radiusKm) && tier !== null)
    .filter(({ job }) => types.length === 0 || types.some((type) => type === job.type))
    .filter(({ job }) => category === null || listCategories(job).includes(category))
    .filter(({ job }) => matchesConditions(job, more));
  type Match = (typeof candidates)[number];
  const share = (fit: number[] | null) => (fit ? (fit[0] ?? 0) / (fit[1] ?? 1) : -1);
  const keys: Record<string, (match: Match) => number> = {
    date: ({ job }) => job.createdAt.getTime(),
    pay: ({ pay }) => pay ?? -1,
    fit: ({ fit }) => share(fit),
    relevance: ({ tier }) => -(tier ?? 4),
  };
  const key = keys[sort] ?? (() => 0);
  const scheduled = candidates.filter(({ job }) => matchesSchedule(job, more));
  const paysEnough = ({ pay }: Match) => minPay === null || (pay ?? -1) >= minPay;
  const matching = scheduled.filter(paysEnough).sort(
    (a, b) =>
      key(b) - key(a) ||
      (sort === 'date' ? 0 : a.km - b.km) ||
      // Without a place, the newest come first.
      (from ? 0 : b.job.createdAt.getTime() - a.job.createdAt.getTime()) ||
      (a.job.id < b.job.id ? -1 : 1),
  );
  const hasShiftFilter = more.shifts || more.without_nights;
  return {
    matching,
    unscheduled: hasShiftFilter
      ? candidates.filter((match) => paysEnough(match) && match.job.schedule.length === 0).length
      : 0,
    withoutMinimum: minPay === null ? 0 : scheduled.filter(({ pay }) => pay === null).length,
  };
}

const listCategories = ({ type, industry, tags }: PostedJob) => [type, industry.toLowerCase(), ...tags];

type Page = {
  jobs: { id: string; fit: number[] | null }[];
  total: number;
  is_more: boolean;
  unscheduled: number;
  without_minimum: number;
};

export async function runSearch(search: Search, database: Pick<Transaction, 'unsafe'> = sql): Promise<Page> {
  const { center: from, radiusKm, words, types, minPay, sort, category, more, offset } = search;
  const [page] = await database.unsafe<Page[]>(
    `select jobs, total::int, is_more, unscheduled::int, without_minimum::int
     from public.search_and_count_jobs($1, $2, $3, $4, job_types => $5::text[], min_pay => $6, sort => $7, page_size => 50,
       page_offset => $8, category => $9, more => $10::text::jsonb)`,
    [
      from?.lat ?? null,
      from?.lng ?? null,
      radiusKm,
      words,
      types,
      minPay,
      sort,
      offset,
      category,
      JSON.stringify(more),
    ],
  );
  if (!page) throw new Error('search_and_count_jobs returned no row.');
  return page;
}

/** The search ranks at most `maxRanked` matches by fit or relevance: the nearest, or without a place the newest. */
function limitToRanked<Match extends { job: PostedJob }>(
  search: Search,
  matching: readonly Match[],
): readonly Match[] {
  if (matching.length <= maxRanked || !['fit', 'relevance'].includes(search.sort)) return matching;
  const nearest = bruteForce({ ...search, sort: 'distance' }).matching.slice(0, maxRanked);
  const ranked = new Set(nearest.map(({ job }) => job.id));
  return matching.filter(({ job }) => ranked.has(job.id));
}

/** Compares `count` random searches with brute force: ids, order, fit, total and counts of hidden jobs. */
export async function compareSearches(count: number): Promise<void> {
  let totalFound = 0;
  for (let index = 0; index < count; index++) {
    const search = randomSearch();
    const { matching, unscheduled, withoutMinimum } = bruteForce(search);
    const page = limitToRanked(search, matching).slice(search.offset, search.offset + 50);
    const response = await runSearch(search);
    expect(
      {
        ids: response.jobs.map(({ id }) => id),
        fits: response.jobs.map(({ fit }) => fit),
        counts: [response.total, response.is_more, response.unscheduled, response.without_minimum],
      },
      JSON.stringify(search),
    ).toEqual({
      ids: page.map(({ job }) => job.id),
      fits: page.map(({ fit }) => fit),
      counts: [
        Math.min(matching.length, maxCounted),
        matching.length > maxCounted,
        Math.min(unscheduled, maxCounted),
        Math.min(withoutMinimum, maxCounted),
      ],
    });
    totalFound += page.length;
  }
  expect(totalFound).toBeGreaterThan(3 * count);
}
