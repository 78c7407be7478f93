import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Salary } from '@/lib/employment/salary';
import { distanceKm, type Place } from '@/lib/places/place';
import { createCompany } from '../../supabase/seed/demo/company.ts';
import { type DemoEmployer, generateEmployers } from '../../supabase/seed/demo/employers.ts';
import type { JobRow } from '../../supabase/seed/demo/job.ts';
import { getShifts, getShop, occupations } from '../../supabase/seed/demo/lists.ts';
import type { PlacePool, Town } from '../../supabase/seed/demo/place-pool.ts';
import { loadPlacePool } from '../../supabase/seed/demo/place-pool.ts';
import { createDemoEmployer, createDemoSeeker } from '../../supabase/seed/demo/sign-ins.ts';
import { type DemoTalent, generateTalents } from '../../supabase/seed/demo/talents.ts';
import { createRandom } from '../../supabase/seed/random.ts';

const jobCount = 6_000;
const now = new Date('2026-11-29T12:00:00Z');

let pool: PlacePool;
let employers: DemoEmployer[];
let jobs: JobRow[];
let talents: DemoTalent[];

beforeAll(() => {
  pool = loadPlacePool();
  employers = [...generateEmployers(pool, jobCount, { now })];
  jobs = employers.flatMap((employer) => employer.jobs);
  talents = [...generateTalents(pool, 1_500, { now })];
});

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const share = <T>(things: readonly T[], predicate: (thing: T) => boolean) =>
  things.filter(predicate).length / things.length;
const isExpired = ({ status, expires_at = '' }: JobRow) =>
  status !== 'closed' && expires_at < now.toISOString();

describe('the generator', () => {
  test('generates the same employers, jobs and talents twice', () => {
    expect(hash([...generateEmployers(pool, jobCount, { now })])).toBe(hash(employers));
    expect(hash([...generateTalents(pool, 1_500, { now })])).toBe(hash(talents));
    expect(hash(createDemoEmployer(pool, now))).toBe(hash(createDemoEmployer(pool, now)));
  });

  test('generates a larger set that starts with the smaller one', () => {
    const list = (some: Iterable<DemoEmployer>) => [...some].flatMap((employer) => employer.jobs);
    expect(list(generateEmployers(pool, 1_234, { now }))).toEqual(jobs.slice(0, 1_234));
    expect(list(generateEmployers(pool, jobCount, { after: 1_234, now }))).toEqual(jobs.slice(1_234));
    expect([...generateTalents(pool, 1_500, { after: 1_000, now })]).toEqual(talents.slice(1_000));
  });

  test('gives every job, employer and talent a unique id, address and name', () => {
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobCount);
    expect(new Set(jobs.map(({ slug }) => slug)).size).toBe(jobCount);
    const accounts = [...employers, ...talents, createDemoSeeker(pool), createDemoEmployer(pool).employer];
    expect(new Set(accounts.map(({ profile }) => profile.user_id)).size).toBe(accounts.length);
    expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
    const names = employers.map(({ profile, jobs }) => [profile.company_name, place(jobs[0])?.address]);
    expect(new Set(names.map((name) => JSON.stringify(name))).size).toBe(employers.length);
  });

  test('gives two businesses different names, even if the town name sounds like their kind', () => {
    const [town] = pool.towns;
    if (!town) throw new Error('There is no town.');
    const parkston = { ...town, name: 'Parkston', neighborhoods: [] };
    const takenNames = new Set<string>();
    const [first, second] = [1, 2].map((seed) =>
      createCompany(getShop('city recreation department'), parkston, takenNames, createRandom(seed)),
    );
    expect(first?.name).toBe('Parkston Parks & Recreation');
    expect(second?.name).toMatch(/.+ Parkston Parks & Recreation$/);
  });

  test('has shifts for full-time and part-time work of every occupation', () => {
    for (const { title, hours, shops } of occupations)
      for (const key of hours ? [hours] : shops.map((shop) => shop.hours))
        for (const suits of ['full', 'part'])
          expect([
            title,
            suits,
            getShifts(key).some((shift) => [suits, 'any'].includes(shift.suits)),
          ]).toEqual([title, suits, true]);
  });
});

const place = (job: JobRow | undefined) => job?.location as Place | undefined;

describe('the demonstration data contacts no real person', () => {
  test('has only email addresses and links of example domains', () => {
    const addresses = [
      ...[...jobs, ...createDemoEmployer(pool).employer.jobs].map((job) => getContact(job).email),
      ...employers.map(({ email }) => email),
      ...talents.map(({ email }) => email),
      ...createDemoEmployer(pool).applications.map(({ email }) => email),
    ];
    const realAddresses = addresses.filter(
      (email) => !/^[^@\s]+@([a-z0-9-]+\.)*example\.com$|^[a-z]+@demo\.doorstep\.example$/.test(email),
    );
    expect(realAddresses).toEqual([]);
    const links = jobs.flatMap(({ application_url }) => application_url ?? []);
    expect(links.filter((link) => !link.startsWith('https://example.com/'))).toEqual([]);
    expect(links.length / jobCount).toBeGreaterThan(0.05);
  });

  test('has only fictional telephone numbers', () => {
    const numbers = jobs.flatMap((job) => getContact(job).phone ?? []);
    expect(numbers.filter((phone) => !/ 555-01\d\d$/.test(phone))).toEqual([]);
  });
});

describe('the demonstration data is realistic', () => {
  test('has real places, mostly in a neighborhood if the city has any', () => {
    const towns = new Map(pool.towns.map((town) => [`${town.name}|${town.state}`, town]));
    const located = jobs.flatMap((job) => {
      const location = job.location as Place;
      const town = towns.get(`${location.address.city}|${location.address.state}`);
      return town ? [{ town, location }] : [];
    });
    expect(located).toHaveLength(jobCount);
    expect(share(located, ({ location, town }) => distanceKm(location.coordinates, town) < 60)).toBe(1);
    expect(share(located, ({ town, location }) => hasZip(town, location.address.zipCode))).toBe(1);

    const withNeighborhoods = located.filter(({ town }) => town.neighborhoods.length > 0);
    const inNeighborhood = withNeighborhoods.filter(({ location }) => location.address.neighborhood !== null);
    expect(inNeighborhood.length / withNeighborhoods.length).toBeGreaterThan(0.8);
    expect(inNeighborhood.length / withNeighborhoods.length).toBeLessThan(0.9);
    const misplaced = inNeighborhood.filter(({ town, location }) => {
      const center = town.neighborhoods.find(({ name }) => name === location.address.neighborhood);
      return !center || distanceKm(center, location.coordinates) > 5 * 0.6 * Math.SQRT2;
    });
    expect(misplaced).toEqual([]);
  });

  test('has some closed, paused and expired postings among the open ones', () => {
    expect(share(jobs, ({ status }) => status === 'closed')).toBeCloseTo(0.05, 1);
    expect(share(jobs, ({ status }) => status === 'paused')).toBeGreaterThan(0.01);
    expect(share(jobs, isExpired)).toBeGreaterThan(0.02);
    expect(share(jobs, isExpired)).toBeLessThan(0.1);
    expect(share(jobs, (job) => job.status === 'open' && !isExpired(job))).toBeGreaterThan(0.85);
    const closedBeforePosted = jobs.filter(
      ({ closed_at, created_at = '' }) =>
        closed_at && (closed_at < created_at || closed_at > now.toISOString()),
    );
    expect(closedBeforePosted).toEqual([]);
  });

  test('mentions night shifts in the text of jobs at night, and only there', () => {
    const isNight = ({ schedule = [] }: JobRow) => schedule.some((part) => part.endsWith('night'));
    expect(share(jobs, isNight)).toBeGreaterThan(0.02);
    expect(jobs.filter((job) => isNight(job) && !/night|close at/i.test(job.description))).toEqual([]);
    expect(jobs.filter((job) => !isNight(job) && /night shift/i.test(job.title + job.description))).toEqual(
      [],
    );
    const hours = ({ type, hours_per_week_max }: JobRow, jobType: string) =>
      type === jobType ? (hours_per_week_max ?? []) : [];
    expect(Math.max(...jobs.flatMap((job) => hours(job, 'part-time')))).toBeLessThan(30);
    expect(Math.max(...jobs.flatMap((job) => hours(job, 'volunteer')))).toBeLessThan(5);
  });

  test('has pay in every period and every form', () => {
    const paid = jobs.flatMap(({ salary }) => (salary as Salary | null) ?? []);
    const shapes = paid.map(({ min, max }) =>
      min === null ? 'up to' : max === null ? 'from' : min === max ? 'one' : 'range',
    );
    expect(new Set(shapes)).toEqual(new Set(['up to', 'from', 'one', 'range']));
    expect(new Set(paid.map(({ period }) => period))).toEqual(
      new Set(['hour', 'day', 'week', 'month', 'year']),
    );
    expect(share(jobs, ({ salary }) => salary === null)).toBeGreaterThan(0.04);
    expect(new Set(jobs.map(({ type }) => type)).size).toBe(6);
    expect(new Set(jobs.map(({ industry }) => industry)).size).toBe(10);
  });

  test('has complete sentences without unfilled placeholders', () => {
    const texts = [
      ...jobs.map(({ description }) => description),
      ...employers.map(({ profile }) => profile.company_description),
      ...talents.flatMap(({ profile }) => [profile.headline, profile.bio ?? '']),
    ];
    const broken = texts.filter((text) =>
      /undefined|null|NaN|[{}]|\.\.| {2}|(?<!\p{L})a [AEIOaeio][a-z]|(?<!\p{L})an (?!hour)[^aeiouAEFHILMNORSXU]/u.test(
        text,
      ),
    );
    expect(broken.slice(0, 5)).toEqual([]);
    expect(share(jobs, ({ description }) => /[.?!]$/.test(description))).toBeGreaterThan(0.9);
    expect(new Set(jobs.map(({ description }) => description)).size / jobCount).toBeGreaterThan(0.97);
  });

  test('has names with accents and in scripts other than Latin', () => {
    const names = talents.map(({ profile }) => profile.full_name);
    expect(names.some((name) => /\p{Script=Han}/u.test(name))).toBe(true);
    expect(names.some((name) => /\p{Script=Cyrillic}/u.test(name))).toBe(true);
    expect(names.some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true);
    expect(share(names, (name) => /[^\p{ASCII}]/u.test(name))).toBeGreaterThan(0.15);
    expect(new Set(names).size / names.length).toBeGreaterThan(0.6);
  });
});

const getContact = ({ contact }: JobRow) => contact as { email: string; phone: string | null };
const hasZip = (town: Town, zip: string | null) => town.zips.some(({ name }) => name === zip);
