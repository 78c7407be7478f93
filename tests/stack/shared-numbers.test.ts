import { expect, test } from 'vitest';
import { maxAlerts } from '@/lib/alerts/alert';
import { industries } from '@/lib/employment/industry';
import { jobTypes } from '@/lib/employment/job-type';
import { payBounds } from '@/lib/employment/pay-warning';
import { currencies, payPerHour, salaryPeriods } from '@/lib/employment/salary';
import { maxAmount } from '@/lib/forms/amount';
import { emailPattern, optionalPhone } from '@/lib/forms/fields';
import { endedJobVisibleDays } from '@/lib/jobs/job';
import { maxPageSize, radius, uploads } from '@/lib/limits';
import { usStates } from '@/lib/places/us-states';
import { defaultOpenDays, maxOpenDays } from '@/lib/postings/expiry';
import { maxSavedJobs } from '@/lib/saved/jobs/saved-job';
import { addresses } from '../forms/addresses.ts';
import { schemaFiles } from '../policies/schema-files.ts';
import { sql } from '../support/sql.ts';

test('TypeScript and SQL have the same limits and lists', async () => {
  const days = (amount: number) => `${amount} days`;
  const [numbers] = await sql`
    select public.job_types() as "jobTypes", public.currencies() as currencies, public.pay_periods() as "salaryPeriods",
      public.industries() as industries, public.max_pay_amount() as "maxAmount",
      (select json_agg(state) from public.us_states() as state) as "usStates",
      public.default_open_time()::text as "defaultOpenTime", public.max_open_time()::text as "maxOpenTime",
      public.ended_job_visibility()::text as "endedJobVisibility",
      public.max_page_size() as "maxPageSize", public.max_alerts_per_owner() as "maxAlerts", public.max_saved_jobs() as "maxSavedJobs",
      public.default_radius_km() as "defaultKm", public.default_talent_radius_km() as "talentDefaultKm",
      public.max_radius_km() as "maxKm", public.max_application_cv_bytes() as "cvMaxBytes",
      (select array_agg(distinct file_size_limit::int) from storage.buckets) as "fileSizes"`;
  expect(numbers).toEqual({
    jobTypes,
    currencies,
    salaryPeriods,
    industries,
    maxAmount,
    usStates,
    defaultOpenTime: days(defaultOpenDays),
    maxOpenTime: days(maxOpenDays),
    endedJobVisibility: days(endedJobVisibleDays),
    maxPageSize,
    maxAlerts,
    maxSavedJobs,
    defaultKm: radius.defaultKm,
    talentDefaultKm: radius.talentDefaultKm,
    maxKm: radius.maxKm,
    cvMaxBytes: uploads.cvMaxBytes,
    fileSizes: [uploads.profileMaxBytes],
  });
});

test('TypeScript and SQL accept the same email addresses', async () => {
  const [{ source }] = await sql<[{ source: string }]>`
    select prosrc as source from pg_proc where oid = 'public.is_email(text)'::regprocedure`;
  expect(source.replaceAll("''", "'")).toContain(`'${emailPattern.source}'`);
  for (const address of [...addresses.valid, ...addresses.invalid]) {
    const [{ isEmail }] = await sql<[{ isEmail: boolean }]>`select public.is_email(${address}) as "isEmail"`;
    expect(isEmail, JSON.stringify(address)).toBe(emailPattern.test(address));
  }
});

test('TypeScript and SQL accept the same phone numbers', async () => {
  const numbers = ['415 555 0100', '(415) 555-0100 ext. 22', '+81 3-1234-5678', '5550100'];
  for (const number of [...numbers, 'call me', '555 010', '1234567890123456', `${'-'.repeat(45)}555 0100`]) {
    const [{ isPhone }] = await sql<[{ isPhone: boolean }]>`select public.is_phone(${number}) as "isPhone"`;
    expect(isPhone, number).toBe(optionalPhone().safeParse(number).success);
    expect(isPhone, number).toBe(numbers.includes(number));
  }
});

test('TypeScript and SQL compute the same hourly pay and accept the same bounds', async () => {
  for (const period of salaryPeriods) {
    const [min, max] = payBounds[period];
    const salary = (amount: number) => sql.json({ min: amount, max: null, currency: 'USD', period });
    const [row] = await sql`
      select public.pay_per_hour(1000, ${period})::float as "perHour",
        public.is_plausible_pay(${salary(min)}, 'full-time') as "isMinAllowed",
        public.is_plausible_pay(${salary(min - 0.01)}, 'full-time') as "isLessAllowed",
        public.is_plausible_pay(${salary(max)}, 'full-time') as "isMaxAllowed",
        public.is_plausible_pay(${salary(max + 0.01)}, 'full-time') as "isMoreAllowed"`;
    expect(row, period).toEqual({
      perHour: expect.closeTo(payPerHour(1000, period), 8),
      isMinAllowed: true,
      isLessAllowed: false,
      isMaxAllowed: true,
      isMoreAllowed: false,
    });
  }
});

test('each list and duration is defined once in SQL', () => {
  const copies = {
    'job types': /'full-time',\s*'part-time'/i,
    'the number of job types': /types\[1:\d/,
    currencies: /'USD',\s*'EUR'/,
    'pay periods': /'hour',\s*'day',/,
    industries: /'Technology',\s*'Healthcare'/i,
    states: /'Alabama'/i,
    'the visibility of an ended job': /(?:ended_at|now_at|now\(\))[^\n]*interval '14 days/,
    'the open time of a job': /expires_at[^\n]*interval '(?:30|60) days/,
    'the maximum radius': /radius(?:_km)?[^\n]* 100\b/,
    'the maximum number of alerts': />= 50\b/,
    'the maximum size of a CV': /5242880|5 \* 1024/,
  };
  const definitions = Object.entries(copies).map(([name, pattern]) => [
    name,
    schemaFiles.filter(({ text }) => pattern.test(text.replace(/--.*$/gm, ''))).map(({ path }) => path),
  ]);
  // An empty list: the pattern matches copies of the number, but not its definition.
  expect(Object.fromEntries(definitions)).toEqual({
    'job types': ['schemas/employment/job_types.sql'],
    'the number of job types': [],
    currencies: ['schemas/employment/currencies.sql'],
    'pay periods': ['schemas/employment/pay_periods.sql'],
    industries: ['schemas/employment/industries.sql'],
    states: ['schemas/places/us_states.sql'],
    'the visibility of an ended job': [],
    'the open time of a job': [],
    'the maximum radius': [],
    'the maximum number of alerts': [],
    'the maximum size of a CV': ['schemas/applications/max_application_cv_bytes.sql'],
  });
});
