import { afterAll, beforeAll, test } from 'vitest';
import { removePostedJobs } from './posted-jobs.ts';
import { compareSearches, postVariedJobs } from './random-searches.ts';

beforeAll(() => postVariedJobs(15_000), 600_000);
afterAll(removePostedJobs, 600_000);

test('1,000 random searches over 15,000 jobs match brute force', { timeout: 1_200_000 }, () =>
  compareSearches(1000),
);
