import { afterAll, beforeAll, test } from 'vitest';
import { compareAreas, postAroundCenters } from './area-searches.ts';
import { removePostedJobs } from './posted-jobs.ts';

beforeAll(postAroundCenters);
afterAll(removePostedJobs);

test('1,000 random area searches match brute force', { timeout: 180_000 }, () => compareAreas(1000));
