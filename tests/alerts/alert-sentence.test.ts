import { expect, test } from 'vitest';
import { isSameSearch, type JobAlert, type JobAlertSearch, type TalentAlertSearch } from '@/lib/alerts/alert';
import {
  alertTitle,
  hourLabel,
  jobAlertSentence,
  scheduleSentence,
  talentAlertSentence,
} from '@/lib/alerts/alert-sentence';
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

test('a job alert is described in a sentence', () => {
  expect(jobAlertSentence({ search: barista, schedule: daily })).toBe(
    'Barista within 10 km of Austin, Texas, at least $18 an hour, daily at 8:00 am',
  );
});

test('the title of an alert is its name, or its words and place', () => {
  const getTitle = (alert: Pick<JobAlert, 'search'> & { name?: string }) =>
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
  expect(getTitle({ search: barista })).toBe('Barista near Austin, Texas');
  expect(getTitle({ search: { ...barista, words: '', types: ['part-time'] } })).toBe(
    'Part Time jobs near Austin, Texas',
  );
  expect(getTitle({ search: barista, name: 'Mornings' })).toBe('Mornings');
});

test('the sentence leaves out unused filters', () => {
  const search = { ...barista, words: '', minPay: null };
  expect(jobAlertSentence({ search, schedule: { ...daily, frequency: 'instant' } })).toBe(
    'All jobs within 10 km of Austin, Texas, as soon as there’s a match',
  );
});

test('the sentence includes types, cents, other currencies and neighborhoods', () => {
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

test('a talent alert is described with its keywords, skills and years', () => {
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

test('the sentence begins with a capital letter and isolates right-to-left words', () => {
  const getSentence = (words: string) => jobAlertSentence({ search: { ...barista, words }, schedule: daily });
  expect(getSentence('éclair maker')).toMatch(/^Éclair maker within/);
  expect(getSentence('パン屋')).toMatch(/^パン屋 within/);
  expect(getSentence('خباز')).toMatch(/^\u2068خباز\u2069 within 10 km/);
});

test('hours and weekdays are formatted for the sentence', () => {
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

test('isSameSearch ignores case, order and rounding, but not another radius or pay', () => {
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
