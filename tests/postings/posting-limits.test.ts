import { describe, expect, test } from 'vitest';
import { toPostingError } from '@/lib/postings/posting-error';
import { postingLimitsSchema } from '@/lib/postings/posting-limits';
import { austin, company, denver, job, type Row } from '../policies/rows.ts';
import { markAccountEstablished, type Person, signUp } from '../support/clients.ts';
import { createMark } from '../support/mark.ts';
import { sql } from '../support/sql.ts';

async function newEmployer(): Promise<Person> {
  const person = await signUp('employer');
  await sql`insert into public.employer_profiles ${sql({ ...company(person.user.id, { company_name: `Corner Bakery ${createMark()}` }), location: sql.json(austin() as never) } as never)}`;
  return person;
}

const post = ({ client, user }: Person, fields: Row = {}) =>
  client
    .from('jobs')
    .insert(job(user.id, fields) as never)
    .select('id')
    .single();

const change = ({ client }: Person, id: string, fields: Row) =>
  client
    .from('jobs')
    .update(fields as never)
    .eq('id', id);

/** Moves all postings of the account back by a number of days. */
const ageAccount = (days: number, { user }: Person) =>
  sql`update public.posting_log set posted_at = posted_at - ${`${days} days`}::interval where account_id = ${user.id}`;

/** Posts jobs one after another. Returns the stored ids and the messages of refused ones. */
async function postMany(employer: Person, count: number) {
  const ids: string[] = [];
  const refusals: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { data, error } = await post(employer);
    if (data) ids.push(data.id);
    else refusals.push(toPostingError(error)?.message ?? error.message);
  }
  return { ids, refusals };
}

describe('the open jobs of an account', () => {
  test('are limited to ten on its first day, in sequence and concurrently, and then grow', async () => {
    const employer = await newEmployer();
    const { ids, refusals } = await postMany(employer, 12);
    expect(ids).toHaveLength(10);
    expect(refusals[0]).toBe(
      'New accounts can have 10 open jobs on their first day, and 25 after that. Close one first, or wait until then.',
    );
    await ageAccount(1.5, employer);
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => post(employer)));
    expect(atOnce.filter(({ data }) => data)).toHaveLength(15);
    const { error } = await post(employer);
    expect(error && toPostingError(error)?.message).toContain(
      '25 open jobs in their first week, and 100 after',
    );
  });

  test('are counted and shown to their employer', async () => {
    const employer = await newEmployer();
    const getLimits = async () =>
      postingLimitsSchema.parse((await employer.client.rpc('my_posting_limits').throwOnError()).data);
    const atFirst = { stage: 'first_day', maxOpenJobs: 10, maxOpenJobsNext: 25, maxPostedToday: 15 };
    expect(await getLimits()).toEqual({ ...atFirst, openJobs: 0, postedToday: 0 });
    const { ids } = await postMany(employer, 3);
    await change(employer, ids[0] ?? '', { status: 'closed' });
    expect(await getLimits()).toEqual({ ...atFirst, openJobs: 2, postedToday: 3 });
    await ageAccount(40, employer);
    expect(await getLimits()).toMatchObject({
      stage: null,
      openJobs: 2,
      postedToday: 0,
      maxOpenJobsNext: null,
    });
  });

  test('have the same limit in a single request, and when they are paused and reopened', async () => {
    const employer = await newEmployer();
    const rows = Array.from({ length: 11 }, () => job(employer.user.id));
    const { error } = await employer.client.from('jobs').insert(rows as never);
    expect(error).toMatchObject({ code: 'PT409', message: 'OPEN_JOBS_LIMIT' });

    const { ids } = await postMany(employer, 10);
    const [first = ''] = ids;
    await change(employer, first, { status: 'paused' });
    expect((await post(employer)).error).toBeNull();
    expect((await change(employer, first, { status: 'open' })).error?.message).toBe('OPEN_JOBS_LIMIT');
    // Open jobs can be changed at the limit.
    expect((await change(employer, ids[1] ?? '', { title: 'Day Baker' })).error).toBeNull();
  });

  test('are limited by the account’s first posting, not by its registration', async () => {
    const employer = await newEmployer();
    await sql`update auth.users set created_at = now() - interval '2 years' where id = ${employer.user.id}`;
    expect((await postMany(employer, 11)).ids).toHaveLength(10);
  });
});

test('deleting a job, or the company with all jobs, does not reset the daily limit', async () => {
  const employer = await newEmployer();
  const first = await postMany(employer, 8);
  await employer.client.from('jobs').delete().in('id', first.ids);
  await employer.client.from('employer_profiles').delete().eq('user_id', employer.user.id);
  await sql`insert into public.employer_profiles ${sql({ ...company(employer.user.id, { company_name: `Corner Bakery ${createMark()}` }), location: sql.json(austin() as never) } as never)}`;
  const { ids, refusals } = await postMany(employer, 8);
  expect(ids).toHaveLength(7);
  expect(refusals).toEqual([
    'New accounts can post 15 jobs on their first day. Please post this one tomorrow.',
  ]);
});

describe('a job that an account has open', () => {
  const words = { title: 'Night Baker', description: 'Bake bread.\n\nAt night.' };

  test('is not posted again with other spacing, and the error links to it', async () => {
    const employer = await newEmployer();
    const { data: first } = await post(employer, words);
    const { error } = await post(employer, { title: ' NIGHT  baker!', description: 'Bake bread. At night.' });
    const refusal = error && toPostingError(error);
    expect(refusal?.message).toBe(
      'You already have this job open: “Night Baker”, with nearly the same words in the same place. Please renew or edit that one.',
    );
    expect(refusal?.link?.href).toBe(`/employer/jobs/${first?.id}/edit`);
    // Another place, other words or another employer make it another job.
    expect((await post(employer, { ...words, location: denver() })).error).toBeNull();
    expect((await post(employer, { ...words, description: 'Bake rolls.' })).error).toBeNull();
    expect((await post(await newEmployer(), words)).error).toBeNull();
  });

  test('is stored once when eight forms post it concurrently', async () => {
    const employer = await newEmployer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(employer, { ...words, idempotency_key: crypto.randomUUID() })),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error?.message ?? []))).toEqual(
      new Set(['POSTED_ALREADY']),
    );
  });

  test('cannot be reopened beside its duplicate, nor can another job become one', async () => {
    const employer = await newEmployer();
    const { data: closed } = await post(employer, words);
    await change(employer, closed?.id ?? '', { status: 'closed' });
    const { data: duplicate } = await post(employer, words);
    const { data: other } = await post(employer);
    expect((await change(employer, closed?.id ?? '', { status: 'open' })).error?.message).toBe(
      'POSTED_ALREADY',
    );
    expect((await change(employer, other?.id ?? '', words)).error?.message).toBe('POSTED_ALREADY');
    // The duplicate itself can be paused, reopened and renewed.
    expect((await change(employer, duplicate?.id ?? '', { status: 'paused' })).error).toBeNull();
    expect((await change(employer, duplicate?.id ?? '', { ...words, status: 'open' })).error).toBeNull();
  });
});

describe('for alerts, a new job', () => {
  const getOpening = async (jobId: string | undefined) =>
    (
      await sql<{ waits: boolean; is_old: boolean }[]>`
        select matched_at is null and opened_at > now() + interval '9 minutes' as waits, matched_at is not null as is_old
        from public.job_openings where job_id = ${jobId ?? null}`
    )[0];
  const words = { title: 'Night Baker', description: `Bake bread. ${crypto.randomUUID()}` };

  test('is matched some minutes later on an account’s first day, even if it is paused meanwhile', async () => {
    const employer = await newEmployer();
    const { data: posted } = await post(employer);
    expect(await getOpening(posted?.id)).toEqual({ waits: true, is_old: false });
    await change(employer, posted?.id ?? '', { status: 'paused' });
    await change(employer, posted?.id ?? '', { status: 'open' });
    expect(await getOpening(posted?.id)).toEqual({ waits: true, is_old: false });
  });

  test('is matched at once later, but not if it was deleted and posted again', async () => {
    const employer = await newEmployer();
    await markAccountEstablished(employer.user.id);
    const { data: first } = await post(employer, words);
    expect(await getOpening(first?.id)).toEqual({ waits: false, is_old: false });
    await employer.client
      .from('jobs')
      .delete()
      .eq('id', first?.id ?? '');
    const { data: again } = await post(employer, words);
    expect(await getOpening(again?.id)).toEqual({ waits: false, is_old: true });
  });
});
