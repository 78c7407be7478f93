import { describe, expect, test } from 'vitest';
import { postingError } from '@/lib/postings/posting-error';
import { postingLimitsSchema } from '@/lib/postings/posting-limits';
import { austin, company, denver, job, type Row } from '../policies/rows.ts';
import { type Person, settleIn, signUp } from '../support/clients.ts';
import { newMark } from '../support/mark.ts';
import { sql } from '../support/sql.ts';

async function newEmployer(): Promise<Person> {
  const person = await signUp('employer');
  await sql`insert into public.employer_profiles ${sql({ ...company(person.user.id, { company_name: `Corner Bakery ${newMark()}` }), location: sql.json(austin() as never) } as never)}`;
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

/** Moves the account's first posting, and all since, so many days back. */
const ageBy = (days: number, { user }: Person) =>
  sql`update public.posting_log set posted_at = posted_at - ${`${days} days`}::interval where account_id = ${user.id}`;

/** Posts one after another; the ids of those that were stored and the sentences of the others. */
async function postMany(employer: Person, count: number) {
  const ids: string[] = [];
  const refusals: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { data, error } = await post(employer);
    if (data) ids.push(data.id);
    else refusals.push(postingError(error)?.message ?? error.message);
  }
  return { ids, refusals };
}

describe('the open jobs of an account', () => {
  test('are ten on its first day of posting, one after another and all at once, and grow', async () => {
    const employer = await newEmployer();
    const { ids, refusals } = await postMany(employer, 12);
    expect(ids).toHaveLength(10);
    expect(refusals[0]).toBe(
      'New accounts can have 10 open jobs on their first day, and 25 after that. Close one first, or wait until then.',
    );
    await ageBy(1.5, employer);
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => post(employer)));
    expect(atOnce.filter(({ data }) => data)).toHaveLength(15);
    const { error } = await post(employer);
    expect(error && postingError(error)?.message).toContain(
      '25 open jobs in their first week, and 100 after',
    );
  });

  test('are counted for their employer before one is refused', async () => {
    const employer = await newEmployer();
    const limitsOf = async () =>
      postingLimitsSchema.parse((await employer.client.rpc('my_posting_limits').throwOnError()).data);
    const atFirst = { stage: 'first_day', maxOpenJobs: 10, maxOpenJobsNext: 25, maxPostedToday: 15 };
    expect(await limitsOf()).toEqual({ ...atFirst, openJobs: 0, postedToday: 0 });
    const { ids } = await postMany(employer, 3);
    await change(employer, ids[0] ?? '', { status: 'closed' });
    expect(await limitsOf()).toEqual({ ...atFirst, openJobs: 2, postedToday: 3 });
    await ageBy(40, employer);
    expect(await limitsOf()).toMatchObject({
      stage: null,
      openJobs: 2,
      postedToday: 0,
      maxOpenJobsNext: null,
    });
  });

  test('are no more because they come in one request, or are paused and opened again', async () => {
    const employer = await newEmployer();
    const rows = Array.from({ length: 11 }, () => job(employer.user.id));
    const { error } = await employer.client.from('jobs').insert(rows as never);
    expect(error).toMatchObject({ code: 'PT409', message: 'OPEN_JOBS_LIMIT' });

    const { ids } = await postMany(employer, 10);
    const [first = ''] = ids;
    await change(employer, first, { status: 'paused' });
    expect((await post(employer)).error).toBeNull();
    expect((await change(employer, first, { status: 'open' })).error?.message).toBe('OPEN_JOBS_LIMIT');
    // What is open can be changed all the same.
    expect((await change(employer, ids[1] ?? '', { title: 'Day Baker' })).error).toBeNull();
  });

  test('count from its first posting, however long ago it was registered', async () => {
    const employer = await newEmployer();
    await sql`update auth.users set created_at = now() - interval '2 years' where id = ${employer.user.id}`;
    expect((await postMany(employer, 11)).ids).toHaveLength(10);
  });
});

test('deleting a job, or the company with all of them, gives none of the day’s postings back', async () => {
  const employer = await newEmployer();
  const first = await postMany(employer, 8);
  await employer.client.from('jobs').delete().in('id', first.ids);
  await employer.client.from('employer_profiles').delete().eq('user_id', employer.user.id);
  await sql`insert into public.employer_profiles ${sql({ ...company(employer.user.id, { company_name: `Corner Bakery ${newMark()}` }), location: sql.json(austin() as never) } as never)}`;
  const { ids, refusals } = await postMany(employer, 8);
  expect(ids).toHaveLength(7);
  expect(refusals).toEqual([
    'New accounts can post 15 jobs on their first day. Please post this one tomorrow.',
  ]);
});

describe('a job that an account has open', () => {
  const words = { title: 'Night Baker', description: 'Bake bread.\n\nAt night.' };

  test('is not posted again, however it is spaced, and the refusal leads to it', async () => {
    const employer = await newEmployer();
    const { data: first } = await post(employer, words);
    const { error } = await post(employer, { title: ' NIGHT  baker!', description: 'Bake bread. At night.' });
    const refusal = error && postingError(error);
    expect(refusal?.message).toBe(
      'You already have this job open: “Night Baker”, with nearly the same words in the same place. Please renew or edit that one.',
    );
    expect(refusal?.way?.href).toBe(`/employer/jobs/${first?.id}/edit`);
    // Elsewhere, in other words and by somebody else it is another job.
    expect((await post(employer, { ...words, location: denver() })).error).toBeNull();
    expect((await post(employer, { ...words, description: 'Bake rolls.' })).error).toBeNull();
    expect((await post(await newEmployer(), words)).error).toBeNull();
  });

  test('is stored once when eight forms post it at once', async () => {
    const employer = await newEmployer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(employer, { ...words, idempotency_key: crypto.randomUUID() })),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error?.message ?? []))).toEqual(
      new Set(['POSTED_ALREADY']),
    );
  });

  test('does not come back beside its twin, nor does another become it', async () => {
    const employer = await newEmployer();
    const { data: closed } = await post(employer, words);
    await change(employer, closed?.id ?? '', { status: 'closed' });
    const { data: twin } = await post(employer, words);
    const { data: other } = await post(employer);
    expect((await change(employer, closed?.id ?? '', { status: 'open' })).error?.message).toBe(
      'POSTED_ALREADY',
    );
    expect((await change(employer, other?.id ?? '', words)).error?.message).toBe('POSTED_ALREADY');
    // The twin itself can be paused, opened and renewed.
    expect((await change(employer, twin?.id ?? '', { status: 'paused' })).error).toBeNull();
    expect((await change(employer, twin?.id ?? '', { ...words, status: 'open' })).error).toBeNull();
  });
});

describe('what alerts take for news', () => {
  const openingOf = async (jobId: string | undefined) =>
    (
      await sql<{ waits: boolean; is_old: boolean }[]>`
        select matched_at is null and opened_at > now() + interval '9 minutes' as waits, matched_at is not null as is_old
        from public.job_openings where job_id = ${jobId ?? null}`
    )[0];
  const words = { title: 'Night Baker', description: `Bake bread. ${crypto.randomUUID()}` };

  test('is a posting of an account’s first day some minutes later, also when it is paused meanwhile', async () => {
    const employer = await newEmployer();
    const { data: posted } = await post(employer);
    expect(await openingOf(posted?.id)).toEqual({ waits: true, is_old: false });
    await change(employer, posted?.id ?? '', { status: 'paused' });
    await change(employer, posted?.id ?? '', { status: 'open' });
    expect(await openingOf(posted?.id)).toEqual({ waits: true, is_old: false });
  });

  test('is a later posting at once, but not one that was deleted and is posted again', async () => {
    const employer = await newEmployer();
    await settleIn(employer.user.id);
    const { data: first } = await post(employer, words);
    expect(await openingOf(first?.id)).toEqual({ waits: false, is_old: false });
    await employer.client
      .from('jobs')
      .delete()
      .eq('id', first?.id ?? '');
    const { data: again } = await post(employer, words);
    expect(await openingOf(again?.id)).toEqual({ waits: false, is_old: true });
  });
});
