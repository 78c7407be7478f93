import { describe, expect, test } from 'vitest';
import { currencyForCountry } from '@/lib/employment/currency';
import { findDiscriminatoryWords } from '@/lib/postings/discriminatory-words';
import { getDaysLeft, toExpiresAt } from '@/lib/postings/expiry';
import { emptyJobForm, parseFormData, parseStoredForm } from '@/lib/postings/job-form';
import { findPayLaw } from '@/lib/postings/pay-laws';
import { toJobColumns } from '@/lib/postings/posting-row';
import { getPostingWarnings } from '@/lib/postings/posting-warnings';
import { jobSchema } from '@/lib/postings/schema';

const now = new Date('2026-11-20T12:00:00Z');
const place = {
  coordinates: { lat: 37.76, lng: -122.41 },
  address: { city: 'San Francisco', state: 'California', country: 'United States' },
};
const validForm = {
  ...emptyJobForm,
  title: ' Barista\u0007 ',
  type: 'part-time',
  location: JSON.stringify(place),
  description: 'Coffee.',
  currency: 'USD',
  contactName: 'Ada',
  contactEmail: 'ada@example.com',
} as const;

const getErrors = (form: object) =>
  Object.fromEntries(
    (jobSchema.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('the posting form', () => {
  test('reports every required field at once', () => {
    expect(getErrors(emptyJobForm)).toEqual({
      title: 'Job title is required',
      type: 'Job type is required',
      location: 'Location is required',
      description: 'Job description is required',
      contactName: 'Contact name is required',
      contactEmail: 'Contact email is required',
    });
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    [
      'an invalid email address',
      { contactEmail: 'ada@' },
      { contactEmail: 'Please enter a valid email address' },
    ],
    [
      'two email addresses',
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
      'a script as a URL',
      { applicationUrl: 'javascript:alert(1)' },
      { applicationUrl: 'Please enter a valid URL starting with http:// or https://' },
    ],
    [
      'a minimum pay above the maximum',
      { salaryMin: '20', salaryMax: '10', period: 'hour' },
      { salaryMin: 'Minimum salary cannot be greater than maximum salary' },
    ],
    ['a pay in words', { salaryMin: 'a lot' }, { salaryMin: 'Please enter valid numbers for salary range' }],
    ['a negative pay', { salaryMax: '-1' }, { salaryMax: 'Salary values must be positive numbers' }],
    [
      'a minimum pay above the maximum together with another error',
      { salaryMin: '20', salaryMax: '10', period: 'hour', title: '' },
      { title: 'Job title is required', salaryMin: 'Minimum salary cannot be greater than maximum salary' },
    ],
    [
      'an hourly pay with the period year',
      { salaryMin: '19', salaryMax: '23' },
      { period: '$19 - $23/year doesn’t look right. Is it per hour?' },
    ],
    [
      'an hourly pay of almost zero',
      { salaryMin: '0.000000001', period: 'hour' },
      { period: '$0+/hr doesn’t look right. Please check the amount.' },
    ],
    [
      'a start on a day that is not filled in',
      { start: 'day' },
      { startsOn: 'Please choose the day the work starts' },
    ],
    [
      'a start more than a year from now',
      { startsOn: '2099-01-01' },
      { startsOn: 'Please choose a day within a year from now' },
    ],
    [
      'a pay in scientific notation',
      { salaryMin: '1e-9' },
      { salaryMin: 'Please enter valid numbers for salary range' },
    ],
    [
      'coordinates off the globe',
      { location: JSON.stringify({ ...place, coordinates: { lat: 91, lng: 0 } }) },
      { location: 'Invalid latitude or longitude values' },
    ],
  ])('rejects %s', (_description, change, errors) => {
    expect(getErrors({ ...validForm, ...change })).toEqual(errors);
  });

  test('stores a salary only if an amount is given', () => {
    const getSalary = (change: object) =>
      toJobColumns(jobSchema.parse({ ...validForm, period: 'hour', ...change }), now).salary;
    expect(getSalary({})).toBeNull();
    expect(getSalary({ salaryMin: '$1,250.50', period: 'week' })).toEqual({
      min: 1250.5,
      max: null,
      currency: 'USD',
      period: 'week',
    });
    expect(getSalary({ salaryMax: '20', currency: 'CAD' })).toEqual({
      min: null,
      max: 20,
      currency: 'CAD',
      period: 'hour',
    });
  });

  test('stores the start as a day, as 2000-01-01 for “as soon as possible”, or as null', () => {
    const today = new Date().toISOString().slice(0, 10);
    const getStart = (change: object) =>
      toJobColumns(jobSchema.parse({ ...validForm, ...change }), now).starts_on;
    expect(getStart({})).toBeNull();
    expect(getStart({ start: 'soon', startsOn: today })).toBe('2000-01-01');
    expect(getStart({ start: 'day', startsOn: today })).toBe(today);
    expect(getStart({ startsOn: today })).toBe(today);
  });

  test('removes control characters, duplicates and unknown schedule slots', () => {
    const posted = jobSchema.parse({
      ...validForm,
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

  test('restores the same values from a stored draft, without invalid ones', () => {
    const data = new FormData();
    data.set('title', 'Barista');
    data.append('schedule', 'mon-morning');
    data.append('schedule', 'tue-night');
    // Without JavaScript a list is one text with commas.
    data.set('tags', 'bread, cake');
    data.set('hasTips', 'on');
    const form = parseFormData(data);
    expect(form).toMatchObject({
      title: 'Barista',
      schedule: ['mon-morning', 'tue-night'],
      tags: ['bread', 'cake'],
      hasTips: true,
    });
    expect(parseStoredForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
    expect(parseStoredForm({ title: 7, tags: 'x', schedule: [1, 'mon-night'] })).toEqual({
      ...emptyJobForm,
      schedule: ['mon-night'],
    });
  });
});

test('a job expires when its last day has ended in all time zones, at most 60 days from now', () => {
  expect(toExpiresAt('2026-12-01', now)).toBe('2026-12-02T11:59:59.000Z');
  expect(Date.parse(toExpiresAt('2027-01-19', now))).toBeLessThan(now.getTime() + 60 * 86_400_000);
});

test('the days left of a job are rounded up, and 0 after it expired', () => {
  expect(getDaysLeft('2026-11-20T12:00:01Z', now)).toBe(1);
  expect(getDaysLeft('2026-11-22T12:00:00Z', now)).toBe(2);
  expect(getDaysLeft('2026-11-20T11:00:00Z', now)).toBe(0);
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
  expect(currencyForCountry(country)).toBe(currency);
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
  const ids = (change: object) => getPostingWarnings({ ...posting, ...change }, now).map(({ id }) => id);
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
  ])('is given for a posting without pay in %s', (state) => {
    expect(ids({ state })).toEqual(['pay-missing']);
    expect(ids({ state, ...pay(20, null) })).toEqual([]);
    expect(findPayLaw(state, new Date('2020-12-31'))).toBeNull();
  });

  test('is given for a short title or description, but not for a blank one', () => {
    expect(ids({ title: 'x', description: 'short' })).toEqual(['title', 'description']);
    expect(ids({ title: '', description: '' })).toEqual([]);
  });

  test('is given if a street is entered but the pin is not set', () => {
    expect(ids({ streetWithoutPin: { street: '9 Elm St', city: 'Austin' } })).toEqual(['pin']);
  });

  test('is not given for volunteers, or for a posting without pay in a state without a pay law', () => {
    expect(ids({})).toEqual([]);
    expect(ids({ state: 'California', type: 'volunteer' })).toEqual([]);
  });

  test('is given for pay below the federal minimum wage, with or without tips', () => {
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
  ])('is given for “%s”', (description, id) => {
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
    expect(findDiscriminatoryWords(description)).toEqual([]);
  });
});
