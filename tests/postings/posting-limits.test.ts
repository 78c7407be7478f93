import { describe, expect, test } from 'vitest';
import { toPostingError } from '@/lib/postings/posting-error';
import { postingLimitsSchema } from '@/lib/postings/posting-limits';
import { company, denver, job, type Row } from '../policies/rows.ts';
import { markAccountEstablished, type Person, secretClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createNewEmployer, post } from './employer-fixtures.ts';

const change = ({ client }: Person, id: string, fields: Row) =>
  client
    .from('jobs')
    .update(fields as never)
    .eq('id', id);

/** Makes the account older by moving the dates of its postings back. */
const ageAccount = (days: number, { user }: Person) =>
  sql`update public.posting_log set posted_at = posted_at - ${`${days} days`}::interval where account_id = ${user.id}`;

/** Posts jobs one after another. Returns the ids of the posted jobs and the messages of the errors. */
async function postMany(employer: Person, count: number) {
  const ids: string[] = [];
  const errors: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { data, error } = await post(employer);
    if (data) ids.push(data.id);
    else errors.push(toPostingError(error)?.message ?? error.message);
  }
  return { ids, errors };
}

describe('the open jobs of an account', () => {
  test('are limited to 10 on its first day and 25 in its first week, even when posted at once', async () => {
    const employer = await createNewEmployer();
    const { ids, errors } = await postMany(employer, 12);
    expect(ids).toHaveLength(10);
    expect(errors[0]).toBe(
      'New accounts can have 10 open jobs on their first day, and 25 after that. Close one first, or wait until then.',
    );
    await ageAccount(1.5, employer);
    const results = await Promise.all(Array.from({ length: 20 }, () => post(employer)));
    expect(results.filter(({ data }) => data)).toHaveLength(15);
    const { error } = await post(employer);
    expect(error && toPostingError(error)?.message).toContain(
      '25 open jobs in their first week, and 100 after',
    );
  });

  test('are shown to the employer with the limits', async () => {
    const employer = await createNewEmployer();
    const getLimits = async () =>
      postingLimitsSchema.parse((await employer.client.rpc('my_posting_limits').throwOnError()).data);
    const firstDayLimits = { stage: 'first_day', maxOpenJobs: 10, maxOpenJobsNext: 25, maxPostedToday: 15 };
    expect(await getLimits()).toEqual({ ...firstDayLimits, openJobs: 0, postedToday: 0 });
    const { ids } = await postMany(employer, 3);
    await change(employer, ids[0] ?? '', { status: 'closed' });
    expect(await getLimits()).toEqual({ ...firstDayLimits, openJobs: 2, postedToday: 3 });
    await ageAccount(40, employer);
    expect(await getLimits()).toMatchObject({
      stage: null,
      openJobs: 2,
      postedToday: 0,
      maxOpenJobsNext: null,
    });
  });

  test('are limited when posted in one request, and when a paused job is reopened', async () => {
    const employer = await createNewEmployer();
    const rows = Array.from({ length: 11 }, () => job(employer.user.id));
    const { error } = await employer.client.from('jobs').insert(rows as never);
    expect(error).toMatchObject({ code: 'PT409', message: 'OPEN_JOBS_LIMIT' });

    const { ids } = await postMany(employer, 10);
    const [first = ''] = ids;
    await change(employer, first, { status: 'paused' });
    expect((await post(employer)).error).toBeNull();
    expect((await change(employer, first, { status: 'open' })).error?.message).toBe('OPEN_JOBS_LIMIT');
    // An open job can still be edited at the limit.
    expect((await change(employer, ids[1] ?? '', { title: 'Day Baker' })).error).toBeNull();
  });

  test('are limited by the age of the first posting, not of the registration', async () => {
    const employer = await createNewEmployer();
    await sql`update auth.users set created_at = now() - interval '2 years' where id = ${employer.user.id}`;
    expect((await postMany(employer, 11)).ids).toHaveLength(10);
  });
});

test('deleting a job, or the company with all jobs, does not reset the daily limit', async () => {
  const employer = await createNewEmployer();
  const first = await postMany(employer, 8);
  await employer.client.from('jobs').delete().in('id', first.ids);
  await employer.client.from('employer_profiles').delete().eq('user_id', employer.user.id);
  await secretClient()
    .from('employer_profiles')
    .insert(company(employer.user.id) as never)
    .throwOnError();
  const { ids, errors } = await postMany(employer, 8);
  expect(ids).toHaveLength(7);
  expect(errors).toEqual([
    'New accounts can post 15 jobs on their first day. Please post this one tomorrow.',
  ]);
});

describe('an open job', () => {
  const words = { title: 'Night Baker', description: 'Bake bread.\n\nAt night.' };

  test('cannot be posted again with other spacing and case, and the error links to it', async () => {
    const employer = await createNewEmployer();
    const { data: first } = await post(employer, words);
    const { error } = await post(employer, { title: ' NIGHT  baker!', description: 'Bake bread. At night.' });
    const postingError = error && toPostingError(error);
    expect(postingError?.message).toBe(
      'You already have this job open: “Night Baker”, with nearly the same words in the same place. Please renew or edit that one.',
    );
    expect(postingError?.link?.href).toBe(`/employer/jobs/${first?.id}/edit`);
    // With another place, description or employer it is another job.
    expect((await post(employer, { ...words, location: denver() })).error).toBeNull();
    expect((await post(employer, { ...words, description: 'Bake rolls.' })).error).toBeNull();
    expect((await post(await createNewEmployer(), words)).error).toBeNull();
  });

  test('is stored once when eight forms post it at once', async () => {
    const employer = await createNewEmployer();
    const results = await Promise.all(
      Array.from({ length: 8 }, () => post(employer, { ...words, idempotency_key: crypto.randomUUID() })),
    );
    expect(results.filter(({ data }) => data)).toHaveLength(1);
    expect(new Set(results.flatMap(({ error }) => error?.message ?? []))).toEqual(
      new Set(['POSTED_ALREADY']),
    );
  });

  test('cannot get a duplicate when another job is reopened or edited', async () => {
    const employer = await createNewEmployer();
    const { data: closedJob } = await post(employer, words);
    await change(employer, closedJob?.id ?? '', { status: 'closed' });
    const { data: openJob } = await post(employer, words);
    const { data: otherJob } = await post(employer);
    expect((await change(employer, closedJob?.id ?? '', { status: 'open' })).error?.message).toBe(
      'POSTED_ALREADY',
    );
    expect((await change(employer, otherJob?.id ?? '', words)).error?.message).toBe('POSTED_ALREADY');
    // The open job itself can be paused and reopened.
    expect((await change(employer, openJob?.id ?? '', { status: 'paused' })).error).toBeNull();
    expect((await change(employer, openJob?.id ?? '', { ...words, status: 'open' })).error).toBeNull();
  });
});

describe('the alerts about a new job', () => {
  const getMatching = async (jobId: string | undefined) =>
    (
      await sql<{ is_delayed: boolean; is_skipped: boolean }[]>`
        select matched_at is null and opened_at > now() + interval '9 minutes' as is_delayed,
          matched_at is not null as is_skipped
        from public.job_openings where job_id = ${jobId ?? null}`
    )[0];
  const words = { title: 'Night Baker', description: `Bake bread. ${crypto.randomUUID()}` };

  test('are delayed on the first day of an account, even if the job is paused and reopened', async () => {
    const employer = await createNewEmployer();
    const { data: posted } = await post(employer);
    expect(await getMatching(posted?.id)).toEqual({ is_delayed: true, is_skipped: false });
    await change(employer, posted?.id ?? '', { status: 'paused' });
    await change(employer, posted?.id ?? '', { status: 'open' });
    expect(await getMatching(posted?.id)).toEqual({ is_delayed: true, is_skipped: false });
  });

  test('are not delayed for an older account, and skip a job that was deleted and posted again', async () => {
    const employer = await createNewEmployer();
    await markAccountEstablished(employer.user.id);
    const { data: first } = await post(employer, words);
    expect(await getMatching(first?.id)).toEqual({ is_delayed: false, is_skipped: false });
    await employer.client
      .from('jobs')
      .delete()
      .eq('id', first?.id ?? '');
    const { data: second } = await post(employer, words);
    expect(await getMatching(second?.id)).toEqual({ is_delayed: false, is_skipped: true });
  });
});
