import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type JobType, jobTypes } from '@/lib/employment/job-type';
import { payPerHour, salaryPeriods } from '@/lib/employment/salary';
import { type Coordinates, distanceKm } from '@/lib/places/place';
import { seededRandom } from '../jobs/random.ts';
import { secretClient } from '../policies/people.ts';
import { company } from '../policies/rows.ts';
import { type Client, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createTalents, dayFromNow, deleteTalents, getCell, type StoredTalent } from './stored-talents.ts';

const random = seededRandom(25_11_2026);
const between = (low: number, high: number) => low + random() * (high - low);
const pickOne = <T>(choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(random() * choices.length)] ?? choices[0];

/** Far from other tests' talents: the open Pacific and the date line. */
const centers: readonly [Coordinates, ...Coordinates[]] = [
  { lat: -47.9, lng: -124.4 },
  { lat: -22.5, lng: 179.6 },
];
const randomPoint = (spread = 0.8): Coordinates => {
  const center = pickOne(centers);
  return {
    lat: center.lat + between(-spread, spread),
    lng: center.lng + between(-spread, Math.min(spread, 0.35)),
  };
};

const skills = ['baking', 'welding', 'first aid', 'react'] as const;
let talents: StoredTalent[] = [];
let employer: Client;
let employerId: string;

beforeAll(async () => {
  talents = await createTalents(
    Array.from({ length: 700 }, (_, index): Partial<StoredTalent> => {
      const period = pickOne(salaryPeriods);
      return {
        fullName: `Keeper${index} Mc${pickOne(['Adam', 'Bean', 'Cole'])}`,
        headline: pickOne(['Harbour pilot', 'Harbour cook', 'Diver']),
        bio: random() < 0.5 ? 'I love accordions.' : null,
        skills: skills.filter(() => random() < 0.4),
        coordinates: randomPoint(),
        experienceYears: random() < 0.8 ? Math.floor(between(0, 30)) : null,
        desiredJobTypes: jobTypes.filter(() => random() < 0.3),
        desiredSalary:
          random() < 0.7
            ? { min: Math.round(between(10, 60) / payPerHour(1, period)), max: null, currency: 'USD', period }
            : null,
        availableFrom: random() < 0.6 ? dayFromNow(Math.round(between(-20, 60))) : null,
        isVisible: random() < 0.9,
        createdAt: new Date(Date.now() - Math.floor(between(1, 900)) * 3_600_000),
      };
    }),
  );
  const person = await signUp('employer');
  const { error } = await secretClient().from('employer_profiles').insert(company(person.user.id));
  if (error) throw error;
  employer = person.client;
  employerId = person.user.id;
});

// Profile views count per day, and these searches exceed the daily limit.
beforeEach(clearTalentViews);
async function clearTalentViews() {
  await sql`delete from public.talent_views where viewer_id = ${employerId}`;
}

afterAll(deleteTalents);

type Search = {
  center: Coordinates;
  radiusKm: number;
  minYears: number | null;
  maxYears: number | null;
  available: 'now' | 'month' | null;
  types: JobType[];
  maxPay: number | null;
  words: { text: string; matches(talent: StoredTalent): boolean } | null;
  sort: 'distance' | 'date';
};

const has = (text: string | null, word: string) => (text ?? '').toLowerCase().includes(word);
const wordChoices: readonly [Search['words'], ...Search['words'][]] = [
  { text: 'harbours', matches: ({ headline }) => has(headline, 'harbour') },
  { text: 'McBean', matches: ({ fullName }) => has(fullName, 'mcbean') },
  { text: 'accordion', matches: ({ bio }) => has(bio, 'accordions') },
  {
    text: 'welding diver',
    matches: ({ skills, headline }) => skills.includes('welding') && has(headline, 'diver'),
  },
];

const randomSearch = (): Search => ({
  center: randomPoint(),
  radiusKm: between(1, 100),
  minYears: random() < 0.3 ? Math.floor(between(0, 15)) : null,
  maxYears: random() < 0.3 ? Math.floor(between(10, 30)) : null,
  available: pickOne([null, null, 'now', 'month']),
  types: jobTypes.filter(() => random() < 0.15),
  maxPay: random() < 0.3 ? Math.round(between(15, 60)) : null,
  words: random() < 0.5 ? pickOne(wordChoices) : null,
  sort: pickOne(['distance', 'date']),
});

function bruteForce(search: Search) {
  const latest = search.available === null ? '9999' : dayFromNow(search.available === 'now' ? 0 : 30);
  const withoutPayFilter = talents
    .filter(({ isVisible }) => isVisible)
    .map((talent) => ({ talent, km: distanceKm(search.center, getCell(talent.coordinates)) }))
    .filter(({ km }) => km <= search.radiusKm)
    .filter(
      ({ talent: { experienceYears: years } }) =>
        search.minYears === null || (years ?? -1) >= search.minYears,
    )
    .filter(
      ({ talent: { experienceYears: years } }) =>
        search.maxYears === null || (years ?? 99) <= search.maxYears,
    )
    .filter(({ talent }) => (talent.availableFrom ?? '') <= latest)
    .filter(
      ({ talent }) =>
        search.types.length === 0 || search.types.some((type) => talent.desiredJobTypes.includes(type)),
    )
    .filter(({ talent }) => search.words === null || search.words.matches(talent));
  const hourly = ({ desiredSalary: salary }: StoredTalent) =>
    salary === null || salary.min === null ? null : payPerHour(salary.min, salary.period);
  const matching = withoutPayFilter.filter(
    ({ talent }) => search.maxPay === null || (hourly(talent) ?? Number.POSITIVE_INFINITY) <= search.maxPay,
  );
  const compareIds = (a: StoredTalent, b: StoredTalent) => (a.id < b.id ? -1 : 1);
  matching.sort((a, b) => {
    // Talents in the same cell have the same distance.
    const byDistance = Math.abs(a.km - b.km) < 1e-9 ? 0 : a.km - b.km;
    const byAge = b.talent.createdAt.getTime() - a.talent.createdAt.getTime();
    return (search.sort === 'distance' ? byDistance : byAge) || compareIds(a.talent, b.talent);
  });
  const withoutPay = withoutPayFilter.filter(({ talent }) => hourly(talent) === null).length;
  return { matching, withoutPay: search.maxPay === null ? 0 : withoutPay };
}

const isNearBoundary = ({ center, radiusKm }: Search) =>
  talents.some(({ coordinates }) => Math.abs(distanceKm(center, getCell(coordinates)) - radiusKm) < 1e-6);

async function searchDatabase(search: Search, shouldClearViews: boolean) {
  const conditions = {
    center_lat: search.center.lat,
    center_lng: search.center.lng,
    radius_km: search.radiusKm,
    ...(search.words && { words: search.words.text }),
    ...(search.minYears !== null && { min_years: search.minYears }),
    ...(search.maxYears !== null && { max_years: search.maxYears }),
    ...(search.available && { available: search.available }),
    ...(search.types.length > 0 && { job_types: search.types }),
    ...(search.maxPay !== null && { max_pay: search.maxPay }),
  };
  if (shouldClearViews) await clearTalentViews();
  const toNamedArguments = (args: object) =>
    Object.keys(args)
      .map((name, index) => `${name} => $${index + 1}`)
      .join(', ');
  const [rows, [count]] = await sql.begin(async (asEmployer) => {
    await asEmployer`select set_config('request.jwt.claims', ${JSON.stringify({ sub: employerId, role: 'authenticated' })}, true),
      set_config('request.jwt.claim.sub', ${employerId}, true)`;
    const page = { ...conditions, sort: search.sort, page_size: 50 };
    return Promise.all([
      asEmployer.unsafe(
        `select id, distance_km from public.search_talents(${toNamedArguments(page)})`,
        Object.values(page) as never[],
      ),
      asEmployer.unsafe(
        `select total::int, without_pay::int from public.count_talents(${toNamedArguments(conditions)})`,
        Object.values(conditions) as never[],
      ),
    ]);
  });
  return { rows, total: count?.total, withoutPay: count?.without_pay };
}

describe('a talent search', () => {
  test('returns the same as a brute-force search in 300 random searches', {
    timeout: 120_000,
  }, async () => {
    let [compared, found] = [0, 0];
    while (compared < 300) {
      const search = randomSearch();
      if (isNearBoundary(search)) continue;
      const expected = bruteForce(search);
      const { rows, total, withoutPay } = await searchDatabase(search, compared % 5 === 0);
      const page = expected.matching.slice(0, 50);
      expect(
        rows.map(({ id }) => id),
        JSON.stringify(search),
      ).toEqual(page.map(({ talent }) => talent.id));
      expect({ total, withoutPay }).toEqual({
        total: expected.matching.length,
        withoutPay: expected.withoutPay,
      });
      for (const [index, { km }] of page.entries()) expect(rows[index]?.distance_km).toBeCloseTo(km, 6);
      compared++;
      found += rows.length;
    }
    expect(found).toBeGreaterThan(1_500);
  });

  test('sorts by relevance: matches in headline, skills, then bio', async () => {
    const center = { lat: -51.5, lng: -130.5 };
    const at = (km: number) => ({ lat: center.lat + km / 111, lng: center.lng });
    const [far, near, nearest] = await createTalents([
      { headline: 'Kazoo teacher', coordinates: at(20) },
      { headline: 'Teacher', skills: ['kazoo'], coordinates: at(10) },
      { headline: 'Teacher', bio: 'I once held a kazoo.', coordinates: at(1) },
    ]);
    const { data } = await employer.rpc('search_talents', {
      center_lat: center.lat,
      center_lng: center.lng,
      radius_km: 50,
      words: 'kazoo',
      sort: 'relevance',
    });
    expect(data?.map(({ id }) => id)).toEqual([far?.id, near?.id, nearest?.id]);
  });

  test('finds stop words such as “IT” and “will”', async () => {
    const [stored] = await createTalents([
      { fullName: 'Will Thereby', headline: 'IT', coordinates: { lat: -52.5, lng: -131.5 } },
    ]);
    for (const words of ['IT', 'will']) {
      const { data } = await employer.rpc('search_talents', {
        center_lat: -52.5,
        center_lng: -131.5,
        radius_km: 5,
        words,
      });
      expect(data?.map(({ id }) => id)).toEqual([stored?.id]);
    }
  });
});
