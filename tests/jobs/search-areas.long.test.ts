import { afterAll, beforeAll, test } from 'vitest';
import { compareAreas, postAroundMiddles } from './area-searches.ts';
import { removePostedJobs } from './posted-jobs.ts';

beforeAll(postAroundMiddles);
afterAll(removePostedJobs);

test('a search answers as a look at every job would, in 1,000 random areas', { timeout: 180_000 }, () =>
  compareAreas(1000),
);
