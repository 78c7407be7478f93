import { afterAll, expect, test } from 'vitest';
import { sql } from '../support/sql.ts';
import { postJobs, removePostedJobs } from './posted-jobs.ts';

afterAll(removePostedJobs);

const knows = async (word: string) =>
  (await sql`select from public.job_words where word = ${word}`).length === 1;
const forget = () => sql`select public.forget_job_words(100)`;

test('forgets the words of jobs that ended, keeps those of open ones, and learns them again', async () => {
  const [ended] = await postJobs([
    { title: 'Xylophonist', description: 'Play where somebody must.' },
    { title: 'Ondist', description: 'Not a Xylophonist.' },
  ]);
  expect(await knows('xylophonist')).toBe(true);
  await forget();
  expect([await knows('xylophonist'), await knows('ondist')]).toEqual([true, true]);

  await sql`update public.jobs set status = 'closed' where id = ${ended?.id ?? ''}`;
  await forget();
  expect([await knows('xylophonist'), await knows('ondist')]).toEqual([false, true]);

  await sql`update public.jobs set status = 'open' where id = ${ended?.id ?? ''}`;
  expect(await knows('xylophonist')).toBe(true);
});
