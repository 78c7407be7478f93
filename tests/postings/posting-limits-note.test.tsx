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
const establishedAccount: PostingLimits = {
  stage: null,
  openJobs: 3,
  maxOpenJobs: 500,
  maxOpenJobsNext: null,
  postedToday: 0,
  maxPostedToday: 200,
};

const getText = async (limits: PostingLimits) =>
  (await render(<PostingLimitsNote limits={limits} />)).host.textContent;

test('a new account always sees its limits', async () => {
  expect(await getText(firstDay)).toBe(
    'You have 3 of 10 open jobs. After your first day of posting, you can have 25.',
  );
  expect(await getText({ ...firstDay, openJobs: 1, postedToday: 14 })).toBe(
    'You have 1 of 10 open jobs. After your first day of posting, you can have 25. You’ve posted 14 of 15 jobs today.',
  );
});

test('an established account sees a limit only when it is close to it', async () => {
  expect(await getText(establishedAccount)).toBe('');
  expect(await getText({ ...establishedAccount, openJobs: 480 })).toBe('You have 480 of 500 open jobs.');
});
