import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { distanceKm } from '@/lib/places/place';
import { type DemoEmployer, generateEmployers } from '../../supabase/seed/demo/employers.ts';
import { readPlaceStock } from '../../supabase/seed/demo/gazetteer-stock.ts';
import type { DemoJob } from '../../supabase/seed/demo/job.ts';
import type { PlaceStock, Town } from '../../supabase/seed/demo/place-stock.ts';
import { demoEmployer, demoSeeker } from '../../supabase/seed/demo/sign-ins.ts';
import { type DemoTalent, generateTalents } from '../../supabase/seed/demo/talents.ts';

const jobCount = 6_000;
const dayMinutes = 24 * 60;

let stock: PlaceStock;
let employers: DemoEmployer[];
let jobs: DemoJob[];
let talents: DemoTalent[];

beforeAll(() => {
  stock = readPlaceStock();
  employers = [...generateEmployers(stock, jobCount)];
  jobs = employers.flatMap((employer) => employer.jobs);
  talents = [...generateTalents(stock, 1_500)];
});

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const share = <T>(things: readonly T[], holds: (thing: T) => boolean) =>
  things.filter(holds).length / things.length;
const isExpired = (job: DemoJob) => job.status !== 'closed' && job.ageMinutes > job.lifeDays * dayMinutes;

describe('the demonstration is always the same', () => {
  test('gives the same employers, jobs and talents twice', () => {
    expect(hash([...generateEmployers(stock, jobCount)])).toBe(hash(employers));
    expect(hash([...generateTalents(stock, 1_500)])).toBe(hash(talents));
    expect(hash(demoEmployer(stock))).toBe(hash(demoEmployer(stock)));
  });

  test('begins a larger one with the smaller one, and goes on where it ended', () => {
    const idsOf = (some: Iterable<DemoEmployer>) =>
      [...some].flatMap((each) => each.jobs.map(({ id }) => id));
    const all = idsOf(employers);
    expect(idsOf(generateEmployers(stock, 1_234))).toEqual(all.slice(0, 1_234));
    const rest = [...generateEmployers(stock, jobCount, 1_234)];
    expect(idsOf(rest)).toEqual(all.slice(1_234));
    const earlier = new Set([...generateEmployers(stock, 1_234)].map(({ userId }) => userId));
    expect(rest.filter(({ isKnown }) => isKnown).map(({ userId }) => userId)).toEqual(
      rest.filter(({ userId }) => earlier.has(userId)).map(({ userId }) => userId),
    );
  });

  test('gives every job, employer and talent an id of its own', () => {
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobCount);
    const accounts = [...employers, ...talents, demoSeeker(stock), demoEmployer(stock).employer];
    expect(new Set(accounts.map(({ userId }) => userId)).size).toBe(accounts.length);
    expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
  });
});

describe('nobody real is written to or called', () => {
  test('has mail addresses and links of example domains alone', () => {
    const addresses = [
      ...jobs.map(({ contact }) => contact.email),
      ...employers.map(({ email }) => email),
      ...talents.map(({ email }) => email),
      ...demoEmployer(stock).applications.map(({ email }) => email),
      ...demoEmployer(stock).employer.jobs.map(({ contact }) => contact.email),
    ];
    const foreign = addresses.filter(
      (email) => !/^[^@\s]+@([a-z0-9-]+\.)*example\.com$|^[a-z]+@demo\.doorstep\.example$/.test(email),
    );
    expect(foreign).toEqual([]);
    const links = jobs.flatMap(({ applicationUrl }) => applicationUrl ?? []);
    expect(links.filter((link) => !link.startsWith('https://example.com/'))).toEqual([]);
    expect(share(jobs, ({ applicationUrl }) => applicationUrl !== null)).toBeGreaterThan(0.05);
  });

  test('has telephone numbers of fiction alone', () => {
    const numbers = jobs.flatMap(({ contact }) => contact.phone ?? []);
    expect(numbers.filter((phone) => !/ 555-01\d\d$/.test(phone))).toEqual([]);
  });
});

describe('it looks like a country at work', () => {
  test('lies at real places, mostly near a neighborhood where the city has them', () => {
    const towns = new Map(stock.towns.map((town) => [`${town.name}|${town.state}`, town]));
    const located = jobs.flatMap(({ location }) => {
      const town = towns.get(`${location.address.city}|${location.address.state}`);
      return town ? [{ town, location }] : [];
    });
    expect(located).toHaveLength(jobCount);
    expect(share(located, ({ location, town }) => distanceKm(location.coordinates, town) < 60)).toBe(1);
    expect(share(located, ({ town, location }) => hasZip(town, location.address.zipCode))).toBe(1);

    const withNeighborhoods = located.filter(({ town }) => town.neighborhoods.length > 0);
    const near = withNeighborhoods.filter(({ location }) => location.address.neighborhood !== null);
    expect(near.length / withNeighborhoods.length).toBeGreaterThan(0.8);
    expect(near.length / withNeighborhoods.length).toBeLessThan(0.9);
    const strayed = near.filter(({ town, location }) => {
      const center = town.neighborhoods.find(({ name }) => name === location.address.neighborhood);
      return !center || distanceKm(center, location.coordinates) > 5 * 0.6 * Math.SQRT2;
    });
    expect(strayed).toEqual([]);
  });

  test('has some closed, paused and expired postings among the open ones', () => {
    expect(share(jobs, ({ status }) => status === 'closed')).toBeCloseTo(0.05, 1);
    expect(share(jobs, ({ status }) => status === 'paused')).toBeGreaterThan(0.01);
    expect(share(jobs, isExpired)).toBeGreaterThan(0.02);
    expect(share(jobs, isExpired)).toBeLessThan(0.1);
    expect(share(jobs, (job) => job.status === 'open' && !isExpired(job))).toBeGreaterThan(0.85);
    const closedBeforePosted = jobs.filter(
      ({ closedMinutesAgo, ageMinutes }) =>
        closedMinutesAgo !== null && (closedMinutesAgo < 0 || closedMinutesAgo > ageMinutes),
    );
    expect(closedBeforePosted).toEqual([]);
  });

  test('states pay in every period and every shape', () => {
    const paid = jobs.flatMap(({ salary }) => salary ?? []);
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

  test('is written in whole sentences without holes', () => {
    const texts = [
      ...jobs.map(({ description }) => description),
      ...employers.map(({ companyDescription }) => companyDescription),
      ...talents.flatMap(({ bio }) => bio ?? []),
    ];
    const broken = texts.filter((text) =>
      /undefined|null|NaN|[{}]|\.\.| {2}|\ba [AEIOaeio][a-z]|\ban (?!hour)[^aeiouAEFHILMNORSXU]/.test(text),
    );
    expect(broken.slice(0, 5)).toEqual([]);
    expect(share(texts, (text) => /[.?!]$/.test(text))).toBeGreaterThan(0.9);
    expect(new Set(jobs.map(({ description }) => description)).size / jobCount).toBeGreaterThan(0.97);
  });

  test('knows names with accents and in other letters than Latin', () => {
    const names = talents.map(({ fullName }) => fullName);
    expect(names.some((name) => /\p{Script=Han}/u.test(name))).toBe(true);
    expect(names.some((name) => /\p{Script=Cyrillic}/u.test(name))).toBe(true);
    expect(names.some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true);
    expect(share(names, (name) => /[^\p{ASCII}]/u.test(name))).toBeGreaterThan(0.15);
    expect(new Set(names).size / names.length).toBeGreaterThan(0.6);
  });
});

const hasZip = (town: Town, zip: string | null) => town.zips.some((each) => each.zip === zip);
