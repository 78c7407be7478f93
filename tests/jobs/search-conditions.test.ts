import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { benefitKinds } from '@/lib/employment/benefit-kind';
import { scheduleSlots } from '@/lib/employment/schedule';
import { mostHours } from '@/lib/jobs/search-conditions';
import { type Coordinates, distanceKm } from '@/lib/places/place';
import { sql } from '../support/sql.ts';
import { type PostedJob, postJobs, removePostedJobs } from './posted-jobs.ts';
import { seededRandom } from './random.ts';
import { type Transaction, withLimits } from './with-limits.ts';

const random = seededRandom(20_261_123);
const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
const some = <T>(all: readonly T[], share: number) => all.filter(() => random() < share);
const oneOf = <T>(choices: readonly [T, ...T[]]): T => choices[whole(0, choices.length - 1)] ?? choices[0];

/** In the open Pacific, where nobody else's jobs are. */
const center: Coordinates = { lat: -43.1, lng: -101.9 };
const companies = ['Pearl Bakery', 'The Driftwood Clinic, LLC', 'O\u2019Malley \\ Sons'] as const;
const industryOf = {
  [companies[0]]: 'Other',
  [companies[1]]: 'Healthcare',
  [companies[2]]: 'Hospitality',
} as const;
/** What employers write, and of which kind it is. */
const benefits = {
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
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const dayOf = (time: Date) => Math.floor(time.getTime() / 86_400_000);

let jobs: PostedJob[] = [];
let answering = new Set<string>();

beforeAll(async () => {
  jobs = await postJobs(
    Array.from({ length: 500 }, (): Partial<PostedJob> => {
      const hours = random() < 0.7 ? whole(0, 60) : null;
      const companyName = oneOf(companies);
      return {
        title: random() < 0.5 ? 'Reef Warden' : 'Kelp Diver',
        companyName,
        industry: industryOf[companyName],
        description: random() < 0.2 ? 'No experience needed. Dive.' : 'Dive.',
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
});
afterAll(removePostedJobs);

/** As parse_conditions has it. */
type More = {
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
  answers?: boolean;
  start_by?: string;
};
type Search = { radiusKm: number; words: string | null; sort: string; category: string | null; more: More };

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
  };
  return {
    radiusKm: whole(5, 100),
    words: random() < 0.2 ? 'reef warden' : null,
    sort: oneOf(['distance', 'date', 'pay', 'fit']),
    category: random() < 0.3 ? industryOf[oneOf(companies)].toLowerCase() : null,
    more: more.shifts && random() < 0.2 ? { ...more, all_shifts: true } : more,
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
  (more.company === undefined || job.companyName === companyOf[more.company]);

const fitOf = ({ schedule }: PostedJob, { shifts }: More) =>
  shifts && schedule.length > 0
    ? [schedule.filter((shift) => shifts.includes(shift)).length, schedule.length]
    : null;

/** What the database must answer, by looking at every job. */
function bruteForce({ radiusKm, words, sort, category, more }: Search) {
  const inside = jobs
    .map((job) => ({ job, km: distanceKm(center, job.coordinates), fit: fitOf(job, more) }))
    .filter(({ job, km }) => km <= radiusKm && (words === null || job.title === 'Reef Warden'))
    .filter(({ job }) => category === null || job.industry.toLowerCase() === category)
    .filter(({ job }) => meets(job, more));
  const share = (fit: number[] | null) => (fit ? (fit[0] ?? 0) / (fit[1] ?? 1) : -1);
  const keys = {
    distance: () => 0,
    date: ({ job }: (typeof inside)[number]) => job.createdAt.getTime(),
    pay: ({ job }: (typeof inside)[number]) => job.salary?.min ?? -1,
    fit: ({ fit }: (typeof inside)[number]) => share(fit),
  };
  const key = keys[sort as keyof typeof keys];
  const matching = inside.filter(({ job }) => isScheduled(job, more));
  matching.sort(
    (one, other) =>
      key(other) - key(one) ||
      (sort === 'date' ? 0 : one.km - other.km) ||
      (one.job.id < other.job.id ? -1 : 1),
  );
  const unscheduled =
    more.shifts || more.without_nights ? inside.filter(({ job }) => job.schedule.length === 0).length : 0;
  return { matching, unscheduled };
}

const ask = (
  { radiusKm, words, sort, category, more }: Search,
  database: Pick<Transaction, 'unsafe'> = sql,
) =>
  database.unsafe<{ jobs: { id: string; fit: number[] | null }[]; total: number; unscheduled: number }[]>(
    `select jobs, total::int, unscheduled::int from public.find_jobs($1, $2, $3, $4, sort => $5, page_size => 50,
      more => $6::text::jsonb, category => $7)`,
    [center.lat, center.lng, radiusKm, words, sort, JSON.stringify(more), category],
  );

describe('a search by schedule and what else a job says of itself', () => {
  test('answers as a look at every job would, in 300 random searches', { timeout: 120_000 }, async () => {
    let found = 0;
    for (let compared = 0; compared < 300; compared++) {
      const search = randomSearch();
      const expected = bruteForce(search);
      const [answer] = await ask(search);
      const page = expected.matching.slice(0, 50);
      expect(
        answer?.jobs.map(({ id }) => id),
        JSON.stringify(search),
      ).toEqual(page.map(({ job }) => job.id));
      expect(answer?.jobs.map(({ fit }) => fit)).toEqual(page.map(({ fit }) => fit));
      expect(answer?.total, JSON.stringify(search)).toBe(expected.matching.length);
      expect(answer?.unscheduled, JSON.stringify(search)).toBe(expected.unscheduled);
      found += page.length;
    }
    expect(found).toBeGreaterThan(900);
  });

  test('puts the nearest in the order of the best fit where more match than are ranked', async () => {
    const evening: More = { shifts: ['sat-evening'] };
    const crowd: Search = { radiusKm: 100, words: null, sort: 'distance', category: null, more: evening };
    const search = { ...crowd, sort: 'fit' };
    const ranked = 20;
    const nearest = bruteForce(crowd).matching.slice(0, ranked);
    const best = bruteForce(search).matching.filter(({ job }) => nearest.some((one) => one.job === job));
    const [answer] = await withLimits({ ranked }, (transaction) => ask(search, transaction));
    expect(answer?.jobs.map(({ id }) => id)).toEqual(best.map(({ job }) => job.id));
  });

  describe('the best paid', () => {
    const post = (coordinates: Coordinates, currency: 'NZD' | 'AUD', amounts: number[]) =>
      postJobs(amounts.map((min) => ({ coordinates, salary: { min, max: null, currency, period: 'hour' } })));

    test('of everywhere are found among the newest', async () => {
      const posted = await post({ lat: -43, lng: -120 }, 'NZD', [31, 33, 32]);
      const found =
        await sql`select id from public.search_jobs(sort => 'pay', currency => 'NZD', page_size => 3)`;
      expect(found.map(({ id }) => id)).toEqual([1, 2, 0].map((index) => posted[index]?.id));
    });

    test.each([
      ['around a place', { lat: -43, lng: -130 }, 100, 50],
      ['everywhere', { lat: -43, lng: -140 }, null, 70],
    ])('of what few pay are all found: %s', async (_, spot, radiusKm, pay) => {
      const posted = await post(spot, 'AUD', [pay + 1, pay + 3, pay + 2]);
      const found = await sql`
        select id from public.search_jobs(${spot.lat}, ${spot.lng}, ${radiusKm}, min_pay => ${pay}, currency => 'AUD', sort => 'pay')`;
      expect(found.map(({ id }) => id)).toEqual([1, 2, 0].map((index) => posted[index]?.id));
    });
  });

  test('knows the benefits that the page offers', async () => {
    const words = Object.keys(benefits);
    const [row] = await sql`select public.benefit_kinds(${words}) as kinds`;
    expect(row?.kinds.toSorted()).toEqual(benefitKinds.toSorted());
  });

  test.each([
    [{ shifts: ['mon-noon'] }],
    [{ shifts: [] }],
    [{ hours_from: -1 }],
    [{ hours_from: 30, hours_to: 20 }],
    [{ age: 7 }],
    [{ posted_days: 4000 }],
    [{ company: 'x'.repeat(200) }],
    [{ start_by: '1999-12-31' }],
    [{ start_by: 'infinity' }],
    [{ color: 'blue' }],
    [['shifts']],
  ])('refuses %j', async (more) => {
    await expect(
      sql`select * from public.count_jobs(more => ${JSON.stringify(more)}::text::jsonb)`,
    ).rejects.toMatchObject({ code: '22023' });
  });
});
