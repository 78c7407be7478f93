import { describe, expect, test } from 'vitest';
import { type JobRow, type JobSummaryRow, toIsoTime, toJob, toJobSummary } from '@/lib/jobs/job-row';

const location = {
  coordinates: { lat: 30.27, lng: -97.74 },
  address: {
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    street: null,
    zipCode: null,
    neighborhood: ' ',
  },
};
const salary = { min: 18, max: 22.5, currency: 'USD', period: 'hour' };

const summary: JobSummaryRow = {
  id: 'b9c5ad5c-7d9c-4b32-a3a1-6a3f0b0e2d11',
  slug: 'barista',
  title: 'Barista',
  company_name: 'Corner Coffee',
  company_logo: null,
  location,
  type: 'part-time',
  salary,
  tags: ['coffee'],
  created_at: '2026-11-20 10:04:48.364+00',
  distance_km: 1.25,
};

describe('a row of the search', () => {
  test('becomes a list entry', () => {
    expect(toJobSummary(summary)).toEqual({
      id: summary.id,
      slug: 'barista',
      title: 'Barista',
      company: { name: 'Corner Coffee', logo: null },
      location: { ...location, address: { ...location.address, neighborhood: null } },
      type: 'part-time',
      salary,
      tags: ['coffee'],
      postedAt: '2026-11-20T10:04:48.364Z',
      distanceKm: 1.25,
    });
  });

  test('may have its location and salary as JSON strings (section 3)', () => {
    const asText = { ...summary, location: JSON.stringify(location), salary: JSON.stringify(salary) };
    expect(toJobSummary(asText)).toEqual(toJobSummary(summary));
  });

  test('has no salary without an amount', () => {
    const convertSalary = (salary: JobSummaryRow['salary']) => toJobSummary({ ...summary, salary }).salary;
    expect(convertSalary(null)).toBeNull();
    expect(convertSalary('null')).toBeNull();
    expect(convertSalary({ min: null, max: null, currency: 'USD', period: 'hour' })).toBeNull();
    expect(convertSalary({ max: 900, currency: 'EUR', period: 'week' })).toEqual({
      min: null,
      max: 900,
      currency: 'EUR',
      period: 'week',
    });
  });
});

describe('toIsoTime', () => {
  test.each([
    ['2026-11-20 10:04:48.364+00', '2026-11-20T10:04:48.364Z'],
    ['2026-11-20T10:04:48.364123+00:00', '2026-11-20T10:04:48.364Z'],
    ['2026-11-20 10:04:48-05', '2026-11-20T15:04:48.000Z'],
    ['2026-11-20T10:04:48Z', '2026-11-20T10:04:48.000Z'],
  ])('converts %s to %s', (timestamp, expected) => {
    expect(toIsoTime(timestamp)).toBe(expected);
  });
});

describe('a row of the jobs table', () => {
  const row: JobRow = {
    ...summary,
    location,
    employer_id: '0f5b7ac4-0d52-4d8a-8f6e-0a4f0c5f7f5d',
    company_description: null,
    description: 'Make coffee.',
    industry: 'Hospitality',
    application_url: null,
    schedule: ['mon-morning'],
    hours_per_week_min: 10,
    hours_per_week_max: null,
    benefits: [],
    has_tips: true,
    minimum_age: null,
    starts_on: '2026-12-01',
    status: 'open',
    expires_at: '2026-12-01 00:00:00+00',
    closed_at: null,
    close_reason: null,
    ended_at: '2026-12-01 00:00:00+00',
    is_demo: false,
    updated_at: '2026-11-20 10:04:48.364+00',
  };

  test('becomes a job with all fields of its page', () => {
    expect(toJob(row, new Date('2026-11-21T00:00:00Z'))).toMatchObject({
      distanceKm: null,
      employerId: row.employer_id,
      industry: 'Hospitality',
      hoursPerWeek: { min: 10, max: null },
      hasTips: true,
      state: 'open',
      expiresAt: '2026-12-01T00:00:00.000Z',
    });
  });

  test('starts on its day, and as soon as possible from that day on', () => {
    const startAt = (now: string) => toJob(row, new Date(now)).start;
    expect(startAt('2026-11-30T23:00:00Z')).toBe('2026-12-01');
    expect(startAt('2026-12-01T00:00:00Z')).toBe('soon');
    expect(toJob({ ...row, starts_on: null }).start).toBeNull();
  });

  test('is expired after its time, unless it is closed', () => {
    const later = new Date('2026-12-01T00:00:00Z');
    expect(toJob(row, later).state).toBe('expired');
    expect(toJob({ ...row, status: 'paused' }, later).state).toBe('expired');
    expect(toJob({ ...row, status: 'closed' }, later).state).toBe('closed');
    expect(toJob({ ...row, industry: 'Piracy' }, later).industry).toBeNull();
  });
});
