import { expect, test } from 'vitest';
import { isSameSearch, type JobAlert, type JobAlertSearch, type TalentAlertSearch } from '@/lib/alerts/alert';
import {
  alertTitle,
  hourLabel,
  jobAlertSentence,
  scheduleSentence,
  talentAlertSentence,
} from '@/lib/alerts/alert-sentence';
import { getTimeZoneOptions, isTimeZone, timeZoneLabel } from '@/lib/alerts/time-zone';
import type { Place } from '@/lib/places/place';

const austin: Place = {
  coordinates: { lat: 30.267, lng: -97.743 },
  address: {
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    street: null,
    zipCode: '78701',
    neighborhood: null,
  },
};
const barista: JobAlertSearch = {
  words: 'Barista',
  types: [],
  minPay: 18,
  currency: 'USD',
  more: {},
  place: austin,
  radiusKm: 10,
};
const daily = { frequency: 'daily', hour: 8, weekday: 1, timeZone: 'America/Chicago' } as const;

test('describes a job alert in a sentence', () => {
  expect(jobAlertSentence({ search: barista, schedule: daily })).toBe(
    'Barista within 10 km of Austin, Texas, at least $18 an hour, daily at 8:00 am',
  );
});

test('the title of an unnamed alert has its words and place', () => {
  const titleOf = (alert: Pick<JobAlert, 'search'> & { name?: string }) =>
    alertTitle({
      id: '1',
      kind: 'job',
      name: null,
      schedule: daily,
      inMiles: false,
      status: 'active',
      nextDueAt: null,
      ...alert,
    });
  expect(titleOf({ search: barista })).toBe('Barista near Austin, Texas');
  expect(titleOf({ search: { ...barista, words: '', types: ['part-time'] } })).toBe(
    'Part Time jobs near Austin, Texas',
  );
  expect(titleOf({ search: barista, name: 'Mornings' })).toBe('Mornings');
});

test('leaves out filters that are not set', () => {
  const search = { ...barista, words: '', minPay: null };
  expect(jobAlertSentence({ search, schedule: { ...daily, frequency: 'instant' } })).toBe(
    'All jobs within 10 km of Austin, Texas, as soon as there’s a match',
  );
});

test('includes types, cents, other currencies and neighborhoods', () => {
  const place = { ...austin, address: { ...austin.address, neighborhood: 'Zilker' } };
  const types: JobAlertSearch['types'] = ['full-time', 'part-time', 'contract'];
  const schedule = { ...daily, frequency: 'weekly', weekday: 7, hour: 17 } as const;
  expect(jobAlertSentence({ search: { ...barista, types, minPay: 18.5, place }, schedule })).toBe(
    'Barista (Full Time, Part Time or Contract) within 10 km of Zilker, Austin, Texas, at least $18.50 an hour, every Sunday at 5:00 pm',
  );
  expect(
    jobAlertSentence({
      search: { ...barista, words: '', types: ['part-time'], currency: 'EUR' },
      schedule: daily,
    }),
  ).toBe('Part Time jobs within 10 km of Austin, Texas, at least EUR 18 an hour, daily at 8:00 am');
});

test('a talent alert names skills and years', () => {
  const search: TalentAlertSearch = {
    keywords: 'Line cook',
    skills: ['grill', 'prep'],
    minYears: 2,
    maxYears: 5,
    place: austin,
    radiusKm: 25,
  };
  expect(talentAlertSentence({ search, schedule: daily })).toBe(
    'Line cook with grill and prep, 2 to 5 years of experience, within 25 km of Austin, Texas, daily at 8:00 am',
  );
  expect(
    talentAlertSentence({
      search: { ...search, keywords: '', skills: [], minYears: 1, maxYears: null },
      schedule: daily,
    }),
  ).toBe('Anyone, at least 1 year of experience, within 25 km of Austin, Texas, daily at 8:00 am');
  expect(
    talentAlertSentence({
      search: { ...search, skills: [], minYears: null, maxYears: null },
      schedule: daily,
    }),
  ).toBe('Line cook within 25 km of Austin, Texas, daily at 8:00 am');
});

test('capitalizes the first word and isolates right-to-left words', () => {
  const titleOf = (words: string) => jobAlertSentence({ search: { ...barista, words }, schedule: daily });
  expect(titleOf('éclair maker')).toMatch(/^Éclair maker within/);
  expect(titleOf('パン屋')).toMatch(/^パン屋 within/);
  expect(titleOf('خباز')).toMatch(/^\u2068خباز\u2069 within 10 km/);
});

test('formats midnight and noon', () => {
  expect([0, 1, 11, 12, 13, 23].map(hourLabel)).toEqual([
    '12:00 am',
    '1:00 am',
    '11:00 am',
    '12:00 pm',
    '1:00 pm',
    '11:00 pm',
  ]);
  expect(scheduleSentence({ ...daily, frequency: 'weekly' })).toBe('every Monday at 8:00 am');
});

test('treats another spelling and a rounded point as the same search, but not another radius', () => {
  const rounded = { ...austin, coordinates: { lat: 30.2674, lng: -97.7433 } };
  expect(isSameSearch(barista, { ...barista, words: 'barista', place: rounded })).toBe(true);
  expect(
    isSameSearch(
      { ...barista, types: ['full-time', 'contract'] },
      { ...barista, types: ['contract', 'full-time'] },
    ),
  ).toBe(true);
  expect(isSameSearch(barista, { ...barista, radiusKm: 25 })).toBe(false);
  expect(isSameSearch(barista, { ...barista, minPay: null })).toBe(false);
});

test('accepts names of time zones, rejects offsets and nonsense', () => {
  expect(
    ['America/Chicago', 'UTC', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta'].every(isTimeZone),
  ).toBe(true);
  expect(['', '+05:00', 'Mars/Base', 'America/Chicago; drop', 'x'.repeat(80)].some(isTimeZone)).toBe(false);
});

test("adds the browser's time zone to the list if it is missing", () => {
  expect(timeZoneLabel('America/Chicago')).toBe('Central Time (Chicago)');
  expect(timeZoneLabel('America/Argentina/Buenos_Aires')).toBe('America: Argentina, Buenos Aires');
  const values = ({ common, others }: ReturnType<typeof getTimeZoneOptions>) =>
    [...common, ...others].map(({ value }) => value);
  expect(values(getTimeZoneOptions('US/Central'))).toContain('US/Central');
  expect(values(getTimeZoneOptions('Mars/Base'))).not.toContain('Mars/Base');
  expect(new Set(values(getTimeZoneOptions('')))).toHaveLength(values(getTimeZoneOptions('')).length);
});
