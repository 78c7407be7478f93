import { describe, expect, test } from 'vitest';
import { currencyOf } from '@/lib/employment/currency';
import { excludingWords } from '@/lib/postings/excluding-words';
import { daysLeft, endOfDay } from '@/lib/postings/expiry';
import { emptyJobForm, parseJobForm, readJobForm } from '@/lib/postings/job-form';
import { payLawOf } from '@/lib/postings/pay-laws';
import { toJobColumns } from '@/lib/postings/posting-row';
import { jobSchema } from '@/lib/postings/schema';
import { postingWarnings } from '@/lib/postings/warnings';

const now = new Date('2026-11-20T12:00:00Z');
const place = {
  coordinates: { lat: 37.76, lng: -122.41 },
  address: { city: 'San Francisco', state: 'California', country: 'United States' },
};
const filled = {
  ...emptyJobForm,
  title: ' Barista\u0007 ',
  type: 'part-time',
  location: JSON.stringify(place),
  description: 'Coffee.',
  currency: 'USD',
  contactName: 'Ada',
  contactEmail: 'ada@example.com',
} as const;

const errorsOf = (form: object) =>
  Object.fromEntries(
    (jobSchema.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('the posting form', () => {
  test('an empty one is told every required field at once', () => {
    expect(errorsOf(emptyJobForm)).toEqual({
      title: 'Job title is required',
      type: 'Job type is required',
      location: 'Location is required',
      description: 'Job description is required',
      contactName: 'Contact name is required',
      contactEmail: 'Contact email is required',
    });
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['a bad address', { contactEmail: 'ada@' }, { contactEmail: 'Please enter a valid email address' }],
    [
      'two addresses',
      { contactEmail: 'a@example.com,b@example.com' },
      { contactEmail: 'Please enter a valid email address' },
    ],
    [
      'a phone number in words',
      { contactPhone: 'call me' },
      { contactPhone: 'Please enter a phone number with 7 to 15 digits, such as 415 555 0100' },
    ],
    [
      'a URL without its scheme',
      { applicationUrl: 'example.com' },
      { applicationUrl: 'Please enter a valid URL starting with http:// or https://' },
    ],
    [
      'a script for a URL',
      { applicationUrl: 'javascript:alert(1)' },
      { applicationUrl: 'Please enter a valid URL starting with http:// or https://' },
    ],
    [
      'pay in the wrong order',
      { salaryMin: '20', salaryMax: '10', period: 'hour' },
      { salaryMin: 'Minimum salary cannot be greater than maximum salary' },
    ],
    ['pay in words', { salaryMin: 'a lot' }, { salaryMin: 'Please enter valid numbers for salary range' }],
    ['negative pay', { salaryMax: '-1' }, { salaryMax: 'Salary values must be positive numbers' }],
    [
      'pay in the wrong order, also beside another error',
      { salaryMin: '20', salaryMax: '10', period: 'hour', title: '' },
      { title: 'Job title is required', salaryMin: 'Minimum salary cannot be greater than maximum salary' },
    ],
    [
      'an hour’s pay for a year',
      { salaryMin: '19', salaryMax: '23' },
      { period: '$19 - $23/year doesn’t look right. Is it per hour?' },
    ],
    [
      'next to nothing',
      { salaryMin: '0.000000001', period: 'hour' },
      { period: '$0+/hr doesn’t look right. Please check the amount.' },
    ],
    [
      'a start on a day that is not said',
      { start: 'day' },
      { startsOn: 'Please choose the day the work starts' },
    ],
    [
      'a start in years',
      { startsOn: '2099-01-01' },
      { startsOn: 'Please choose a day within a year from now' },
    ],
    [
      'a number in powers of ten',
      { salaryMin: '1e-9' },
      { salaryMin: 'Please enter valid numbers for salary range' },
    ],
    [
      'coordinates off the globe',
      { location: JSON.stringify({ ...place, coordinates: { lat: 91, lng: 0 } }) },
      { location: 'Invalid latitude or longitude values' },
    ],
  ])('%s is refused', (_fault, change, errors) => {
    expect(errorsOf({ ...filled, ...change })).toEqual(errors);
  });

  test('a salary is an object only if an amount is given', () => {
    const salaryOf = (change: object) =>
      toJobColumns(jobSchema.parse({ ...filled, period: 'hour', ...change }), now).salary;
    expect(salaryOf({})).toBeNull();
    expect(salaryOf({ salaryMin: '$1,250.50', period: 'week' })).toEqual({
      min: 1250.5,
      max: null,
      currency: 'USD',
      period: 'week',
    });
    expect(salaryOf({ salaryMax: '20', currency: 'CAD' })).toEqual({
      min: null,
      max: 20,
      currency: 'CAD',
      period: 'hour',
    });
  });

  test('the start is a day, one that has passed for as soon as possible, or nothing', () => {
    const today = new Date().toISOString().slice(0, 10);
    const startOf = (change: object) =>
      toJobColumns(jobSchema.parse({ ...filled, ...change }), now).starts_on;
    expect(startOf({})).toBeNull();
    expect(startOf({ start: 'soon', startsOn: today })).toBe('2000-01-01');
    expect(startOf({ start: 'day', startsOn: today })).toBe(today);
    expect(startOf({ startsOn: today })).toBe(today);
  });

  test('words are cleaned: control characters, tags, slots that are none', () => {
    const posted = jobSchema.parse({
      ...filled,
      tags: [' Night  Shift', 'night-shift', ''],
      schedule: ['sun-night', 'mon-morning', 'noon', 'mon-morning'],
      benefits: ['Free  coffee ', 'Free coffee'],
    });
    expect(posted).toMatchObject({
      title: 'Barista',
      tags: ['night-shift'],
      schedule: ['mon-morning', 'sun-night'],
      benefits: ['Free coffee'],
    });
  });

  test('what a form posts is what a draft gives back', () => {
    const data = new FormData();
    data.set('title', 'Barista');
    data.append('schedule', 'mon-morning');
    data.append('schedule', 'tue-night');
    // Without JavaScript, one text.
    data.set('tags', 'bread, cake');
    data.set('hasTips', 'on');
    const form = readJobForm(data);
    expect(form).toMatchObject({
      title: 'Barista',
      schedule: ['mon-morning', 'tue-night'],
      tags: ['bread', 'cake'],
      hasTips: true,
    });
    expect(parseJobForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
    expect(parseJobForm({ title: 7, tags: 'x', schedule: [1, 'mon-night'] })).toEqual({
      ...emptyJobForm,
      schedule: ['mon-night'],
    });
  });
});

describe('a last day', () => {
  test('counts until it is over everywhere, and 60 days at most', () => {
    expect(endOfDay('2026-12-01', now)).toBe('2026-12-02T11:59:59.000Z');
    expect(Date.parse(endOfDay('2027-01-19', now))).toBeLessThan(now.getTime() + 60 * 86_400_000);
  });
  test('leaves whole days, the begun one counted', () => {
    expect(daysLeft('2026-11-20T12:00:01Z', now)).toBe(1);
    expect(daysLeft('2026-11-22T12:00:00Z', now)).toBe(2);
    expect(daysLeft('2026-11-20T11:00:00Z', now)).toBe(0);
  });
});

test.each([
  ['United States', 'USD'],
  ['Canada', 'CAD'],
  ['United Kingdom', 'GBP'],
  ['Australia', 'AUD'],
  ['New Zealand', 'NZD'],
  ['European Union', 'EUR'],
  ['Germany', 'EUR'],
  ['Brazil', 'USD'],
  ['constructor', 'USD'],
])('the currency of %s is %s', (country, currency) => {
  expect(currencyOf(country)).toBe(currency);
});

describe('a warning', () => {
  const posting = {
    title: 'Baker',
    description: 'You knead, shape and bake bread from four in the morning, with two others.',
    type: 'full-time',
    state: 'Texas',
    country: 'United States',
    tags: [],
    salary: null,
    hasTips: false,
  };
  const ids = (change: object) => postingWarnings({ ...posting, ...change }, now).map(({ id }) => id);
  const pay = (min: number | null, max: number | null, period = 'hour') => ({
    salary: { min, max, currency: 'USD', period },
  });

  test.each([
    'California',
    'Colorado',
    'Illinois',
    'Maryland',
    'Massachusetts',
    'Minnesota',
    'New Jersey',
    'New York',
    'Vermont',
    'Maine',
    'Washington',
    'District of Columbia',
    'Hawaii',
  ])('tells that %s wants the pay named', (state) => {
    expect(ids({ state })).toEqual(['pay-missing']);
    expect(ids({ state, ...pay(20, null) })).toEqual([]);
    expect(payLawOf(state, new Date('2020-12-31'))).toBeNull();
  });

  test('is given for a title and a description that say too little, not for blank ones', () => {
    expect(ids({ title: 'x', description: 'short' })).toEqual(['title', 'description']);
    expect(ids({ title: '', description: '' })).toEqual([]);
  });

  test('tells that the pin is not at the street', () => {
    expect(ids({ pinMissesStreet: { street: '9 Elm St', city: 'Austin' } })).toEqual(['pin']);
  });

  test('is none where no law wants it, and for volunteers', () => {
    expect(ids({})).toEqual([]);
    expect(ids({ state: 'California', type: 'volunteer' })).toEqual([]);
  });

  test('tells pay below the federal minimum, per hour and with tips', () => {
    expect(ids(pay(7.25, null))).toEqual([]);
    expect(ids(pay(7.24, 20))).toEqual(['pay-low']);
    expect(ids(pay(null, 7))).toEqual(['pay-low']);
    expect(ids(pay(15_000, null, 'year'))).toEqual(['pay-low']);
    expect(ids(pay(15_080, null, 'year'))).toEqual([]);
    expect(ids({ ...pay(3, null), hasTips: true })).toEqual([]);
    expect(ids({ ...pay(2, null), hasTips: true })).toEqual(['pay-low']);
    expect(ids({ ...pay(5, null), country: 'Canada' })).toEqual([]);
  });

  test.each([
    ['We want a young, energetic team', 'age'],
    ['Recent graduates preferred', 'age'],
    ['digital native', 'age'],
    ['no older than 35', 'age'],
    ['aged 18-30', 'age'],
    ['Females only', 'sex'],
    ['Waitress wanted', 'sex'],
    ['Salesman', 'sex'],
    ['cleaning lady', 'sex'],
  ])('tells of “%s”', (description, id) => {
    expect(ids({ description: `${posting.description} ${description}` })).toEqual([id]);
  });

  test.each([
    'Teach young children to swim',
    'Boys and Girls Club',
    "Sell women's clothing",
    'Deliveries in under 30 minutes',
    'You must be 18 or older',
    'Manage a team',
    'Care for senior patients',
  ])('is not given for “%s”', (description) => {
    expect(excludingWords(description)).toEqual([]);
  });
});
