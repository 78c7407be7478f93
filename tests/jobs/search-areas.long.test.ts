import { afterAll, beforeAll, describe, test } from 'vitest';
import { compareAreas, postAroundCenters } from './area-searches.ts';
import { removePostedJobs } from './posted-jobs.ts';

describe.each([
  { jobs: 900, areas: 1000 },
  { jobs: 15_000, areas: 200 },
  { jobs: 100_000, areas: 200 },
])('with $jobs jobs', ({ jobs, areas }) => {
  beforeAll(() => postAroundCenters(jobs), 1_800_000);
  afterAll(removePostedJobs, 1_800_000);

  test('random area searches match brute force', { timeout: 1_800_000 }, () => compareAreas(areas));
});
