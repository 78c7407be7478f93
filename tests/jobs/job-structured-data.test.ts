import { describe, expect, test } from 'vitest';
import { jobTypes } from '@/lib/employment/job-type';
import { salaryPeriods } from '@/lib/employment/salary';
import type { Job } from '@/lib/jobs/job';
import { toJobPosting } from '@/lib/jobs/job-structured-data';
import { toScriptText } from '@/lib/seo/structured-data';
import { listGoogleErrors } from './google-rules.ts';
import { listBrokenRules, type Posting } from './posting-rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const options = {
  url: 'https://doorstep.example/texas/austin/baker',
  siteUrl: 'https://doorstep.example',
  now,
};

const baker: Job = {
  id: '11111111-1111-4111-8111-111111111111',
  slug: 'baker',
  title: 'Baker',
  employerId: '22222222-2222-4222-8222-222222222222',
  company: { name: 'Good Bread', logo: null, description: 'A bakery.' },
  location: {
    coordinates: { lat: 30.2672, lng: -97.7431 },
    address: {
      city: 'Austin',
      state: 'Texas',
      country: 'United States',
      street: '12 Main St',
      zipCode: '78701',
      neighborhood: 'Hyde Park',
    },
  },
  type: 'full-time',
  salary: { min: 18, max: 22, currency: 'USD', period: 'hour' },
  tags: ['bread'],
  postedAt: '2026-11-10T08:00:00.000Z',
  distanceKm: null,
  description: 'Bread for the neighborhood.\n\nStart at four.\nOften alone.',
  industry: 'Hospitality',
  applicationUrl: null,
  schedule: [],
  hoursPerWeek: { min: null, max: null },
  benefits: [],
  hasTips: false,
  start: null,
  minimumAge: null,
  state: 'open',
  expiresAt: '2026-12-10T08:00:00.000Z',
  endedAt: '2026-12-10T08:00:00.000Z',
  updatedAt: '2026-11-10T08:00:00.000Z',
};
const toPosting = (changes: Partial<Job> = {}): Posting => {
  const posting = toJobPosting({ ...baker, ...changes }, options);
  if (!posting) throw new Error('The job has no structured data.');
  return posting;
};
const withAddress = (address: Partial<Job['location']['address']>): Partial<Job> => ({
  location: { ...baker.location, address: { ...baker.location.address, ...address } },
});

const hostile = '</script><script>alert("x")</script> & <b>bold</b> \u2028 "quoted"';

/** Jobs with every variation that can be posted. */
const kinds: [kind: string, changes: Partial<Job>][] = [
  ['all fields', {}],
  ['without pay', { salary: null }],
  ['only a maximum', { salary: { min: null, max: 22, currency: 'USD', period: 'hour' } }],
  ['only a minimum', { salary: { min: 18, max: null, currency: 'EUR', period: 'hour' } }],
  ['one amount', { salary: { min: 18, max: 18, currency: 'USD', period: 'hour' } }],
  ...salaryPeriods.map((period): [string, Partial<Job>] => [
    `paid by the ${period}`,
    { salary: { min: 100, max: 200, currency: 'USD', period } },
  ]),
  ...jobTypes.map((type): [string, Partial<Job>] => [type, { type }]),
  ['without a neighborhood', withAddress({ neighborhood: null })],
  ['without street and ZIP code', withAddress({ street: null, zipCode: null })],
  ['external URL', { applicationUrl: 'https://example.com/apply' }],
  ['starting soon', { start: 'soon' }],
  ['starting on a day', { start: '2026-12-01' }],
  ['with a logo', { company: { ...baker.company, logo: '/logos/bread.png' } }],
  ['hostile text', { title: `Baker ${hostile}`, description: hostile, tags: [hostile] }],
];

test('structured data contains the start of the work only if the job has one', () => {
  expect(toPosting({ start: 'soon' })).toMatchObject({ jobImmediateStart: true });
  expect(toPosting({ start: '2026-12-01' })).toMatchObject({ jobStartDate: '2026-12-01' });
  expect(Object.keys(toPosting()).filter((name) => /start/i.test(name))).toEqual([]);
});

test.each(kinds)('structured data follows our seven rules: %s', (_kind, changes) => {
  expect(listBrokenRules(toPosting(changes), now)).toEqual([]);
});

test.each(kinds)("Adobe's validator accepts structured data: %s", async (_kind, changes) => {
  expect(await listGoogleErrors([toPosting(changes)])).toEqual([]);
});

test.each<[name: string, invalid: Posting]>([
  ['no title', { title: undefined }],
  ['no description', { description: undefined }],
  ['an invalid date', { datePosted: 'yesterday' }],
  ['no organization', { hiringOrganization: undefined }],
  ['no place', { jobLocation: undefined }],
  ['no country', { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress' } } }],
  ['remote work without a region', { jobLocationType: 'TELECOMMUTE' }],
])("Adobe's validator rejects structured data with %s", async (_name, invalid) => {
  expect(await listGoogleErrors([{ ...toPosting(), ...invalid }])).toHaveLength(1);
});

test('our rules report each of the seven errors', () => {
  const invalid: Posting = {
    ...toPosting(),
    title: 'Baker',
    description: '<p>Baker</p>',
    employmentType: 'full-time',
    validThrough: '2026-11-01T00:00:00Z',
    baseSalary: { value: { unitText: 'hour', minValue: 30, maxValue: 20 } },
    jobLocation: { address: { addressLocality: 'Austin', addressCountry: 'Unknown' } },
  };
  expect(listBrokenRules(invalid, now)).toHaveLength(7);
});

describe('structured data is omitted', () => {
  test.each<[string, Partial<Job>]>([
    ['for a closed job', { state: 'closed' }],
    ['for a paused job', { state: 'paused' }],
    ['for an expired job', { state: 'expired' }],
    ['for a job that expires at this moment', { expiresAt: now.toISOString() }],
    ['without a known city', withAddress({ city: 'Unknown' })],
    ['without a known state', withAddress({ state: 'Unknown' })],
    ['without a known country', withAddress({ country: 'Unknown' })],
    ['if the description repeats the title', { description: ' baker\n' }],
  ])('%s', (_name, changes) => {
    expect(toJobPosting({ ...baker, ...changes }, options)).toBeNull();
  });
});

describe('structured data', () => {
  test('contains only the given pay amounts', () => {
    expect(toPosting({ salary: { min: null, max: 22, currency: 'USD', period: 'day' } }).baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', maxValue: 22, unitText: 'DAY' },
    });
    expect(toPosting({ salary: null })).not.toHaveProperty('baseSalary');
  });

  test('sets directApply to false if people apply on another site', () => {
    expect(toPosting().directApply).toBe(true);
    expect(toPosting({ applicationUrl: 'https://example.com/apply' }).directApply).toBe(false);
  });

  test('contains all parts of the address', () => {
    expect(toPosting().jobLocation).toMatchObject({
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Main St',
        addressLocality: 'Austin',
        addressRegion: 'TX',
        postalCode: '78701',
        addressCountry: 'US',
      },
    });
  });

  test('keeps paragraphs and lines, and escapes markup', () => {
    expect(toPosting().description).toBe(
      '<p>Bread for the neighborhood.</p><p>Start at four.<br>Often alone.</p>',
    );
    expect(toPosting({ description: 'Use <script> & "quotes"' }).description).toBe(
      '<p>Use &lt;script&gt; &amp; &quot;quotes&quot;</p>',
    );
  });

  test('has an absolute logo URL', () => {
    expect(
      toPosting({ company: { ...baker.company, logo: '/logos/a.png' } }).hiringOrganization,
    ).toMatchObject({
      logo: 'https://doorstep.example/logos/a.png',
    });
  });
});

test('text of a job cannot close the script element', () => {
  const data = toJobPosting({ ...baker, title: hostile }, options);
  const script = data ? toScriptText(data) : '';
  expect(script).not.toContain('<');
  expect(JSON.parse(script).title).toBe(hostile);
});
