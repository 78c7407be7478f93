import { expect, test } from 'vitest';
import { currencies, salaryPeriods } from '@/lib/employment/salary';
import { delays, map, radius, specifiedClaims, uploads } from '@/lib/site';

test('the numbers that the specification names are the ones that the site works with', () => {
  expect(delays).toEqual({
    afterSignInMs: 100,
    afterProfileSaveMs: 2000,
    afterJobPostMs: 2000,
    afterEmailConfirmationMs: 3000,
    afterPasswordResetMs: 3000,
  });
  expect(radius).toEqual({ minKm: 1, maxKm: 100, defaultKm: 10, talentDefaultKm: 25, jobDetailKm: 5 });
  expect(map).toEqual({ listZoom: 12, detailZoom: 14, defaultCenter: { lat: 37.7749, lng: -122.4194 } });
  expect(uploads).toEqual({ cvMaxBytes: 5_242_880, profileMaxBytes: 10_485_760 });
  expect(specifiedClaims).toEqual({ jobs: '15,000+', neighborhoods: '8,500+', jobSeekers: '30,000+' });
});

test('pay has the specified currencies, and the New Zealand dollar of its own table (D18a)', () => {
  expect([...currencies].sort()).toEqual(['AUD', 'CAD', 'EUR', 'GBP', 'NZD', 'USD']);
  expect(salaryPeriods).toEqual(['hour', 'day', 'week', 'month', 'year']);
});
