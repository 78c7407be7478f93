import { describe, expect, test } from 'vitest';
import { givenHirer, givenJobOf } from '../applications/applicants-given';
import { visitorClient } from '../policies/people';
import { newAddress } from '../support/clients';
import { sql } from '../support/sql';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A job that was posted so many days ago and has weeks left, of an employer with no other that old. */
const jobOfAge = async (days: number, fields: Record<string, unknown> = {}) =>
  givenJobOf((await givenHirer()).id, { created_at: daysAgo(days), ...fields });

/** Enough for the old jobs of other tests, too. */
const ask = () => sql`select public.ask_still_hiring(500)`;
const pause = () => sql`select id from public.pause_silent_jobs(500)`;

const mailsAbout = (jobId: string, kind = 'still-hiring') =>
  sql<{ id: string; recipient: string; payload: { manageTokens: Record<string, string> } }[]>`
    select id, recipient, payload from public.outbox
    where kind = ${kind} and payload -> 'manageTokens' ? ${jobId} order by id`;

const statusOf = async (jobId: string) => {
  const [job] = await sql<{ status: string }[]>`select status from public.jobs where id = ${jobId}`;
  return job?.status;
};

const tokenOf = async (jobId: string, kind?: string) =>
  (await mailsAbout(jobId, kind)).at(-1)?.payload.manageTokens[jobId] ?? '';

const answer = async (token: string, isHiring: boolean) => {
  const { data, error } = await visitorClient().rpc('answer_still_hiring', {
    manage_token: token,
    is_hiring: isHiring,
  });
  expect(error).toBeNull();
  return data as { state: string } | null;
};

/** As if the question had been asked and delivered so many days ago. */
const deliver = async (jobId: string, days: number) => {
  await sql`update public.still_hiring set asked_at = ${daysAgo(days)} where job_id = ${jobId}`;
  await sql`update public.outbox set created_at = ${daysAgo(days)}, sent_at = ${daysAgo(days)}
    where kind = 'still-hiring' and payload -> 'manageTokens' ? ${jobId}`;
};

/** As if its employer had been asked eight days ago and had said yes a little later. */
const letAWeekPass = async (jobId: string) => {
  await sql`update public.still_hiring set asked_at = ${daysAgo(8)}, answered_at = ${daysAgo(7.1)} where job_id = ${jobId}`;
};

/** When the scheduler ran last, days ago. */
const lastRun = (days: number) =>
  sql`insert into public.scheduled_steps (step, done_until) values ('still-hiring', ${daysAgo(days)})
    on conflict (step) do update set done_until = excluded.done_until`;

describe('a job that nobody vouched for in a week', () => {
  test('is asked about once, whoever asks at the same time and however often', async () => {
    const jobId = await jobOfAge(8);
    await Promise.all([ask(), ask(), ask(), ask()]);
    await ask();
    expect(await mailsAbout(jobId)).toHaveLength(1);
  });

  test('is asked about once after the scheduler was away for weeks', async () => {
    const jobId = await jobOfAge(29);
    await ask();
    await ask();
    expect(await mailsAbout(jobId)).toHaveLength(1);
  });

  test.each<[string, number, Record<string, unknown>]>([
    ['younger than a week', 6.9, {}],
    ['paused', 8, { status: 'paused' }],
    ['closed', 8, { status: 'closed' }],
    ['over', 8, { expires_at: daysAgo(0.1) }],
    ['about to end', 8, { expires_at: daysAgo(-0.9) }],
    ['of the demonstration', 8, { is_demo: true }],
  ])('is left alone when it is %s', async (_why, age, fields) => {
    const jobId = await jobOfAge(age, fields);
    await ask();
    expect(await mailsAbout(jobId)).toHaveLength(0);
  });

  test('is asked about when it opens again, and waits nowhere while it is not open', async () => {
    const jobId = await jobOfAge(8, { status: 'paused' });
    const ended = await jobOfAge(8, { expires_at: daysAgo(-0.5) });
    const isQueued = async (id: string) =>
      (await sql`select from public.still_hiring where job_id = ${id} and due_at is not null`).length === 1;
    await ask();
    expect([await isQueued(jobId), await isQueued(ended)]).toEqual([false, false]);
    await sql`update public.jobs set status = 'open' where id = ${jobId}`;
    await sql`update public.jobs set expires_at = ${daysAgo(-20)} where id = ${ended}`;
    await ask();
    expect(await mailsAbout(jobId)).toHaveLength(1);
    expect(await mailsAbout(ended)).toHaveLength(1);
    const [next] = await sql`
      select due_at - asked_at = interval '7 days' as is_in_a_week
      from public.still_hiring where job_id = ${jobId}`;
    expect(next).toEqual({ is_in_a_week: true });
  });

  test('is asked about again a week after a yes', async () => {
    const jobId = await jobOfAge(20);
    await ask();
    await answer(await tokenOf(jobId), true);
    await ask();
    expect(await mailsAbout(jobId)).toHaveLength(1);
    await letAWeekPass(jobId);
    await ask();
    expect(await mailsAbout(jobId)).toHaveLength(2);
  });
});

describe('the links of the question', () => {
  test('change nothing by being opened', async () => {
    const jobId = await jobOfAge(8);
    await ask();
    const token = await tokenOf(jobId);
    const before = await sql`select * from public.still_hiring where job_id = ${jobId}`;
    for (let opening = 0; opening < 3; opening += 1) {
      const { data } = await visitorClient().rpc('find_still_hiring', { manage_token: token });
      expect(data).toMatchObject({ title: 'Night Baker', state: 'open', isPausedBySilence: false });
    }
    expect(await sql`select * from public.still_hiring where job_id = ${jobId}`).toEqual(before);
    expect(await statusOf(jobId)).toBe('open');
  });

  test('keep the job open, close it as filled, and stay good for a second thought', async () => {
    const jobId = await jobOfAge(8);
    await ask();
    const token = await tokenOf(jobId);
    expect(await answer(token, true)).toMatchObject({ state: 'open', id: jobId });
    expect(await answer(token, false)).toMatchObject({ state: 'closed' });
    expect(await statusOf(jobId)).toBe('closed');
    const [how] = await sql`select close_reason from public.jobs where id = ${jobId}`;
    expect(how?.close_reason).toBe('filled');
    // A closed job is opened by its employer, signed in, and not by a mail.
    expect(await answer(token, true)).toMatchObject({ state: 'closed' });
  });

  test('say nothing to a guess', async () => {
    for (const guess of ['', 'x', '0'.repeat(64)]) {
      expect(await answer(guess, false)).toBeNull();
      expect((await visitorClient().rpc('find_still_hiring', { manage_token: guess })).data).toBeNull();
    }
  });
});

describe('five days without an answer', () => {
  test('pause the job, once, and tell its contact how to open it again', async () => {
    await lastRun(0);
    const jobId = await jobOfAge(13);
    await ask();
    const first = await tokenOf(jobId);
    await deliver(jobId, 5.01);
    const runs = await Promise.all([pause(), pause(), pause()]);
    expect(runs.flat().filter(({ id }) => id === jobId)).toHaveLength(1);
    expect(await statusOf(jobId)).toBe('paused');
    expect(await mailsAbout(jobId, 'job-paused')).toHaveLength(1);

    const second = await tokenOf(jobId, 'job-paused');
    expect(await answer(second, true)).toMatchObject({ state: 'open' });
    expect(await statusOf(jobId)).toBe('open');

    // The links of the first email say what happened, and take an answer, until there is another question.
    await sql`update public.jobs set status = 'open' where id = ${jobId}`;
    const { data } = await visitorClient().rpc('find_still_hiring', { manage_token: first });
    expect(data).toMatchObject({ title: 'Night Baker', state: 'open' });
    expect(await answer(first, false)).toMatchObject({ state: 'closed', id: jobId });
  });

  test('leave the first email with links that tell of the pause, until the next question', async () => {
    await lastRun(0);
    const jobId = await jobOfAge(13);
    await ask();
    const first = await tokenOf(jobId);
    await deliver(jobId, 5.01);
    await pause();
    const { data } = await visitorClient().rpc('find_still_hiring', { manage_token: first });
    expect(data).toMatchObject({ state: 'paused', isPausedBySilence: true });
    expect(await answer(first, true)).toMatchObject({ state: 'open' });

    await letAWeekPass(jobId);
    await ask();
    expect(await answer(first, true)).toBeNull();
  });

  test.each<[string, (jobId: string) => Promise<unknown>]>([
    ['not yet over', (jobId) => deliver(jobId, 4.9)],
    [
      'counted from the delivery: a mail that was never sent asks nobody',
      (jobId) => sql`update public.still_hiring set asked_at = ${daysAgo(6)} where job_id = ${jobId}`,
    ],
    [
      'answered with a yes',
      async (jobId) => {
        await answer(await tokenOf(jobId), true);
        await deliver(jobId, 6);
      },
    ],
  ])('do not pause it when they are %s', async (_why, arrange) => {
    await lastRun(0);
    const jobId = await jobOfAge(13);
    await ask();
    await arrange(jobId);
    await pause();
    expect(await statusOf(jobId)).toBe('open');
  });

  test('are followed by two more days when nobody could answer, because the site was away', async () => {
    await lastRun(21);
    const jobId = await jobOfAge(28);
    await ask();
    await deliver(jobId, 6);
    await pause();
    await pause();
    expect(await statusOf(jobId)).toBe('open');
    await sql`update public.still_hiring set wait_until = now() - interval '1 minute' where job_id = ${jobId}`;
    await pause();
    expect(await statusOf(jobId)).toBe('paused');
  });

  test('do not open what the employer paused themselves', async () => {
    const jobId = await jobOfAge(8);
    await ask();
    await sql`update public.jobs set status = 'paused' where id = ${jobId}`;
    expect(await answer(await tokenOf(jobId), true)).toMatchObject({ state: 'paused' });
  });
});

describe('the jobs of one employer', () => {
  /** Of one employer: so many jobs that are due, past the limits, with a contact. */
  const givenJobs = async (count: number, contact: string) => {
    const employer = await givenHirer();
    const jobIds: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const jobId = await givenJobOf(employer.id, { created_at: daysAgo(8 + index) });
      await sql`update public.jobs set contact = ${sql.json({ name: 'Vic', email: contact })} where id = ${jobId}`;
      jobIds.push(jobId);
    }
    return { employer, jobIds };
  };
  const mailsTo = (recipient: string) =>
    sql<{ id: string; kind: string; payload: { manageTokens: Record<string, string> } }[]>`
      select id, kind, payload from public.outbox where recipient = ${recipient} order by id`;

  test('are asked about in one email a week, and paused in one', async () => {
    await lastRun(0);
    const { employer, jobIds } = await givenJobs(12, 'nobody-asked-me@example.com');
    await ask();
    await ask();
    const [question, ...more] = await mailsTo(employer.email);
    expect(more).toEqual([]);
    expect(Object.keys(question?.payload.manageTokens ?? {}).sort()).toEqual(jobIds.toSorted());

    // One that comes due in between waits for the next time.
    const late = await givenJobOf(employer.id, { created_at: daysAgo(7.5) });
    await ask();
    expect(await mailsAbout(late)).toEqual([]);

    await sql`update public.still_hiring set asked_at = ${daysAgo(6)} where job_id = any (${jobIds})`;
    await sql`update public.outbox set sent_at = ${daysAgo(6)} where id = ${question?.id ?? null}`;
    await pause();
    expect((await mailsTo(employer.email)).map(({ kind }) => kind)).toEqual(['still-hiring', 'job-paused']);
    for (const jobId of jobIds) expect(await statusOf(jobId)).toBe('paused');
    const [first = ''] = jobIds;
    expect(await answer(await tokenOf(first, 'job-paused'), true)).toMatchObject({ state: 'open' });
  });

  test('never bring a question to a contact who did not agree', async () => {
    const victim = newAddress('victim');
    const { employer } = await givenJobs(3, victim);
    await ask();
    expect(await mailsTo(victim)).toEqual([]);
    expect(await mailsTo(employer.email)).toHaveLength(1);
  });
});
