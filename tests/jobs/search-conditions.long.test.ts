import { afterAll, beforeAll, describe, test } from 'vitest';
import { removePostedJobs } from './posted-jobs.ts';
import { compareSearches, postVariedJobs } from './random-searches.ts';

describe.each([15_000, 100_000])('with %i jobs', (jobs) => {
  beforeAll(() => postVariedJobs(jobs), 1_800_000);
  afterAll(removePostedJobs, 1_800_000);

  test('1,000 random searches match brute force', { timeout: 3_600_000 }, () => compareSearches(1000));
});
