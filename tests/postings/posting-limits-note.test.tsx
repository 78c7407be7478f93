// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { PostingLimitsNote } from '@/components/postings/manage/posting-limits-note';
import type { PostingLimits } from '@/lib/postings/posting-limits';
import { render } from '../ui/render';

const firstDay: PostingLimits = {
  stage: 'first_day',
  openJobs: 3,
  maxOpenJobs: 10,
  maxOpenJobsNext: 25,
  postedToday: 3,
  maxPostedToday: 15,
};
const later: PostingLimits = {
  stage: null,
  openJobs: 3,
  maxOpenJobs: 500,
  maxOpenJobsNext: null,
  postedToday: 0,
  maxPostedToday: 200,
};

const textOf = async (limits: PostingLimits) =>
  (await render(<PostingLimitsNote limits={limits} />)).host.textContent;

test('a new account is told its limit before it reaches it', async () => {
  expect(await textOf(firstDay)).toBe(
    'You have 3 of 10 open jobs. After your first day of posting, you can have 25.',
  );
  expect(await textOf({ ...firstDay, openJobs: 1, postedToday: 14 })).toBe(
    'You have 1 of 10 open jobs. After your first day of posting, you can have 25. You’ve posted 14 of 15 jobs today.',
  );
});

test('an account of long standing is told its limits only near them', async () => {
  expect(await textOf(later)).toBe('');
  expect(await textOf({ ...later, openJobs: 480 })).toBe('You have 480 of 500 open jobs.');
});
