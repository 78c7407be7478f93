import { expect, test } from 'vitest';
import { maxAlertSkills } from '@/lib/alerts/alert';
import { guestAlertFormSchema, jobAlertFormSchema, talentAlertFormSchema } from '@/lib/alerts/schema';
import { alertMessages } from '@/messages/alerts/messages';
import { authMessages } from '@/messages/auth/messages';
import { placeMessages } from '@/messages/places/messages';

const location = JSON.stringify({
  coordinates: { lat: 30.267, lng: -97.743 },
  address: { city: 'Austin', state: 'Texas', country: 'United States' },
});
const schedule = { frequency: 'daily', hour: '8', weekday: '1', timeZone: 'America/Chicago' } as const;
const job = { words: '', types: [], minPay: '', location, radiusKm: '10', ...schedule };
const talent = {
  keywords: '',
  skills: [],
  minYears: '',
  maxYears: '',
  location,
  radiusKm: '25',
  ...schedule,
};

const getErrors = (result: ReturnType<typeof jobAlertFormSchema.safeParse>) =>
  Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

test('a job alert requires only a place and a schedule', () => {
  expect(jobAlertFormSchema.parse(job)).toMatchObject({
    words: '',
    types: [],
    minPay: null,
    radiusKm: 10,
    frequency: 'daily',
    hour: 8,
    weekday: 1,
    timeZone: 'America/Chicago',
    location: { address: { city: 'Austin' } },
  });
});

test('reports all errors at once', () => {
  const invalid = {
    ...job,
    words: 'x'.repeat(201),
    minPay: 'a lot',
    location: '',
    frequency: 'hourly',
    hour: '24',
    weekday: '0',
    timeZone: 'Mars/Base',
  };
  expect(getErrors(jobAlertFormSchema.safeParse(invalid))).toEqual({
    words: 'Please use at most 200 characters',
    minPay: alertMessages.pay,
    location: placeMessages.required,
    frequency: alertMessages.frequency,
    hour: alertMessages.hour,
    weekday: alertMessages.weekday,
    timeZone: alertMessages.timeZone,
  });
});

test('parses pay with dollar signs, commas and spaces', () => {
  const parsePay = (minPay: string) => jobAlertFormSchema.safeParse({ ...job, minPay }).data?.minPay;
  expect(['18', '$18', ' 18.50 ', '1,800', '0', ''].map(parsePay)).toEqual([18, 18, 18.5, 1800, null, null]);
  expect(['18,50', '-3', '1e3', '20000', 'eighteen'].map(parsePay)).toEqual(Array(5).fill(undefined));
});

test('keeps other alphabets in words, but removes line breaks and NUL', () => {
  expect(jobAlertFormSchema.parse({ ...job, words: ' پخت\n نان\u0000 ' }).words).toBe('پخت نان');
});

test('limits the radius to 1 to 100 km', () => {
  const parseRadius = (radiusKm: string) => jobAlertFormSchema.parse({ ...job, radiusKm }).radiusKm;
  expect(['0', '500', '12.6', ''].map(parseRadius)).toEqual([1, 100, 13, 10]);
  expect(jobAlertFormSchema.safeParse({ ...job, radiusKm: 'far' }).error?.issues[0]?.message).toBe(
    'Choose 1 to 100 km, not “far”.',
  );
  expect(talentAlertFormSchema.parse({ ...talent, radiusKm: '' }).radiusKm).toBe(25);
});

test("requires a guest's address and converts it to lower case", () => {
  expect(guestAlertFormSchema.parse({ ...job, email: ' Ada@Example.COM ' }).email).toBe('ada@example.com');
  expect(
    guestAlertFormSchema.safeParse({ ...job, email: '' }).error?.issues.map(({ message }) => message),
  ).toEqual([authMessages.emailRequired]);
});

test('trims, lowercases and deduplicates skills', () => {
  expect(
    talentAlertFormSchema.parse({ ...talent, skills: [' Latte Art', 'latte  art', '', 'POS'] }).skills,
  ).toEqual(['latte art', 'pos']);
  const many = Array.from({ length: 21 }, (_, index) => `skill ${index}`);
  expect(talentAlertFormSchema.safeParse({ ...talent, skills: many }).error?.issues[0]?.message).toBe(
    alertMessages.tooManySkills({ max: maxAlertSkills }),
  );
});

test('checks the range and the order of years, even with other errors', () => {
  const result = talentAlertFormSchema.safeParse({
    ...talent,
    minYears: '6',
    maxYears: '2',
    timeZone: '',
  });
  expect(result.error?.issues.map(({ message }) => message).sort()).toEqual(
    [alertMessages.timeZone, alertMessages.yearsOrder].sort(),
  );
  expect(
    talentAlertFormSchema
      .safeParse({ ...talent, minYears: '51' })
      .error?.issues.map(({ message }) => message),
  ).toEqual([alertMessages.years]);
  expect(talentAlertFormSchema.parse({ ...talent, minYears: '2', maxYears: '2' })).toMatchObject({
    minYears: 2,
    maxYears: 2,
  });
});
