import { afterAll, beforeAll, test } from 'vitest';
import { removePostedJobs } from './posted-jobs.ts';
import { compareSearches, postVariedJobs } from './random-searches.ts';

beforeAll(postVariedJobs);
afterAll(removePostedJobs);

test('a search answers as a look at every job would, in 1,000 random searches', { timeout: 300_000 }, () =>
  compareSearches(1000),
);
