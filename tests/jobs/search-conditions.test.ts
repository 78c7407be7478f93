import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { benefitKinds } from '@/lib/employment/benefit-kind';
import type { Coordinates } from '@/lib/places/place';
import { sql } from '../support/sql.ts';
import { postJobs, removePostedJobs } from './posted-jobs.ts';
import {
  benefits,
  bruteForce,
  center,
  compareSearches,
  postVariedJobs,
  runSearch,
  type Search,
} from './random-searches.ts';
import { withVisitorLimits } from './with-limits.ts';

beforeAll(() => postVariedJobs(500));
afterAll(removePostedJobs);

describe('a search by schedule and other filters', () => {
  test('matches brute force in 300 random searches', { timeout: 120_000 }, () => compareSearches(300));

  test('ranks only the nearest matches by fit if there are too many to rank all', async () => {
    const byDistance: Search = {
      center,
      radiusKm: 100,
      words: null,
      types: [],
      minPay: null,
      category: null,
      offset: 0,
      sort: 'distance',
      more: { shifts: ['sat-evening'] },
    };
    const search = { ...byDistance, sort: 'fit' };
    const ranked = 20;
    const nearest = bruteForce(byDistance).matching.slice(0, ranked);
    const best = bruteForce(search).matching.filter(({ job }) => nearest.some((match) => match.job === job));
    const response = await withVisitorLimits({ ranked }, (transaction) => runSearch(search, transaction));
    expect(response.jobs.map(({ id }) => id)).toEqual(best.map(({ job }) => job.id));
  });

  describe('sorted by pay', () => {
    const post = (coordinates: Coordinates, currency: 'NZD' | 'AUD', amounts: number[]) =>
      postJobs(amounts.map((min) => ({ coordinates, salary: { min, max: null, currency, period: 'hour' } })));

    test('finds the best-paid jobs among all jobs, not only among the newest', async () => {
      const posted = await post({ lat: -43, lng: -120 }, 'NZD', [31, 33, 32]);
      const found =
        await sql`select id from public.search_jobs(sort => 'pay', currency => 'NZD', page_size => 3)`;
      expect(found.map(({ id }) => id)).toEqual([1, 2, 0].map((index) => posted[index]?.id));
    });

    test.each([
      ['around a place', { lat: -43, lng: -130 }, 100, 50],
      ['everywhere', { lat: -43, lng: -140 }, null, 70],
    ])('finds every job above a minimum pay that few jobs reach: %s', async (_, point, radiusKm, pay) => {
      const posted = await post(point, 'AUD', [pay + 1, pay + 3, pay + 2]);
      const found = await sql`
        select id from public.search_jobs(${point.lat}, ${point.lng}, ${radiusKm}, min_pay => ${pay}, currency => 'AUD', sort => 'pay')`;
      expect(found.map(({ id }) => id)).toEqual([1, 2, 0].map((index) => posted[index]?.id));
    });
  });

  test('uses the same kinds of benefits as the filter form', async () => {
    const words = Object.keys(benefits);
    const [row] = await sql`select public.benefit_kinds(${words}) as kinds`;
    expect(row?.kinds.toSorted()).toEqual(benefitKinds.toSorted());
  });

  test.each([
    [{ shifts: ['mon-noon'] }],
    [{ shifts: [] }],
    [{ hours_from: -1 }],
    [{ hours_from: 30, hours_to: 20 }],
    [{ age: 7 }],
    [{ posted_days: 4000 }],
    [{ company: 'x'.repeat(200) }],
    [{ industry: 'piracy' }],
    [{ industry: 'full-time' }],
    [{ start_by: '1999-12-31' }],
    [{ start_by: 'infinity' }],
    [{ color: 'blue' }],
    [['shifts']],
  ])('rejects %j', async (more) => {
    await expect(
      sql`select * from public.count_jobs(more => ${JSON.stringify(more)}::text::jsonb)`,
    ).rejects.toMatchObject({ code: '22023' });
  });
});
