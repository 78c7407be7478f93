import { describe, expect, test } from 'vitest';
import { createEmployerWithJob, createJobFor } from '../applications/applicant-fixtures';
import { visitorClient } from '../policies/people';
import { createAddress } from '../support/clients';
import { sql } from '../support/sql';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Creates a job that was posted some days ago and has weeks left, for a new employer. */
const createJobOfAge = async (days: number, fields: Record<string, unknown> = {}) =>
  createJobFor((await createEmployerWithJob()).id, { created_at: daysAgo(days), ...fields });

// A high limit, because the database also has the jobs of other tests.
const queueEmails = () => sql`select public.send_still_hiring(500)`;
const pauseJobs = () => sql`select id from public.pause_unconfirmed_jobs(500)`;

const listEmails = (jobId: string, kind = 'still-hiring') =>
  sql<{ id: string; recipient: string; payload: { manageTokens: Record<string, string> } }[]>`
    select id, recipient, payload from public.outbox
    where kind = ${kind} and payload -> 'manageTokens' ? ${jobId} order by id`;

const getStatus = async (jobId: string) => {
  const [job] = await sql<{ status: string }[]>`select status from public.jobs where id = ${jobId}`;
  return job?.status;
};

const getToken = async (jobId: string, kind?: string) =>
  (await listEmails(jobId, kind)).at(-1)?.payload.manageTokens[jobId] ?? '';

const respond = async (token: string, isHiring: boolean) => {
  const { data, error } = await visitorClient().rpc('respond_to_still_hiring', {
    manage_token: token,
    is_hiring: isHiring,
  });
  expect(error).toBeNull();
  return data as { state: string } | null;
};

/** Sets the delivery of the question to some days ago. */
const markDelivered = async (jobId: string, days: number) => {
  await sql`update public.still_hiring set question_sent_at = ${daysAgo(days)} where job_id = ${jobId}`;
  await sql`update public.outbox set created_at = ${daysAgo(days)}, sent_at = ${daysAgo(days)}
    where kind = 'still-hiring' and payload -> 'manageTokens' ? ${jobId}`;
};

/** Sets the question to eight days ago and a yes to seven days ago. */
const advanceOneWeek = async (jobId: string) => {
  await sql`update public.still_hiring set question_sent_at = ${daysAgo(8)}, answered_at = ${daysAgo(7.1)} where job_id = ${jobId}`;
};

/** Sets the last run of the scheduled work to some days ago. */
const setLastRun = (days: number) =>
  sql`insert into public.scheduled_steps (step, completed_until) values ('still-hiring', ${daysAgo(days)})
    on conflict (step) do update set completed_until = excluded.completed_until`;

describe('a job that was not confirmed for a week', () => {
  test('gets one question, even in concurrent and repeated runs', async () => {
    const jobId = await createJobOfAge(8);
    await Promise.all([queueEmails(), queueEmails(), queueEmails(), queueEmails()]);
    await queueEmails();
    expect(await listEmails(jobId)).toHaveLength(1);
  });

  test('gets one question after the scheduled work was down for weeks', async () => {
    const jobId = await createJobOfAge(29);
    await queueEmails();
    await queueEmails();
    expect(await listEmails(jobId)).toHaveLength(1);
  });

  test.each<[string, number, Record<string, unknown>]>([
    ['younger than a week', 6.9, {}],
    ['paused', 8, { status: 'paused' }],
    ['closed', 8, { status: 'closed' }],
    ['expired', 8, { expires_at: daysAgo(0.1) }],
    ['in its last day', 8, { expires_at: daysAgo(-0.9) }],
    ['a demonstration job', 8, { is_demo: true }],
  ])('gets no question if it is %s', async (_description, age, fields) => {
    const jobId = await createJobOfAge(age, fields);
    await queueEmails();
    expect(await listEmails(jobId)).toHaveLength(0);
  });

  test('gets its question after it is reopened or renewed', async () => {
    const pausedJob = await createJobOfAge(8, { status: 'paused' });
    const endingJob = await createJobOfAge(8, { expires_at: daysAgo(-0.5) });
    const isQueued = async (id: string) =>
      (await sql`select from public.still_hiring where job_id = ${id} and due_at is not null`).length === 1;
    await queueEmails();
    expect([await isQueued(pausedJob), await isQueued(endingJob)]).toEqual([false, false]);
    await sql`update public.jobs set status = 'open' where id = ${pausedJob}`;
    await sql`update public.jobs set expires_at = ${daysAgo(-20)} where id = ${endingJob}`;
    await queueEmails();
    expect(await listEmails(pausedJob)).toHaveLength(1);
    expect(await listEmails(endingJob)).toHaveLength(1);
    const [next] = await sql`
      select due_at - question_sent_at = interval '7 days' as is_in_a_week
      from public.still_hiring where job_id = ${pausedJob}`;
    expect(next).toEqual({ is_in_a_week: true });
  });

  test('gets the next question a week after a yes', async () => {
    const jobId = await createJobOfAge(20);
    await queueEmails();
    await respond(await getToken(jobId), true);
    await queueEmails();
    expect(await listEmails(jobId)).toHaveLength(1);
    await advanceOneWeek(jobId);
    await queueEmails();
    expect(await listEmails(jobId)).toHaveLength(2);
  });
});

describe('the links in the email', () => {
  test('change nothing when they are opened', async () => {
    const jobId = await createJobOfAge(8);
    await queueEmails();
    const token = await getToken(jobId);
    const before = await sql`select * from public.still_hiring where job_id = ${jobId}`;
    for (let visit = 0; visit < 3; visit += 1) {
      const { data } = await visitorClient().rpc('get_still_hiring', { manage_token: token });
      expect(data).toMatchObject({ title: 'Night Baker', state: 'open', isPausedAutomatically: false });
    }
    expect(await sql`select * from public.still_hiring where job_id = ${jobId}`).toEqual(before);
    expect(await getStatus(jobId)).toBe('open');
  });

  test('keep the job open or close it as filled, and accept a changed answer', async () => {
    const jobId = await createJobOfAge(8);
    await queueEmails();
    const token = await getToken(jobId);
    expect(await respond(token, true)).toMatchObject({ state: 'open', id: jobId });
    expect(await respond(token, false)).toMatchObject({ state: 'closed' });
    expect(await getStatus(jobId)).toBe('closed');
    const [job] = await sql`select close_reason from public.jobs where id = ${jobId}`;
    expect(job?.close_reason).toBe('filled');
    // Only its signed-in employer can reopen a closed job.
    expect(await respond(token, true)).toMatchObject({ state: 'closed' });
  });

  test('do not reopen a job that its employer paused', async () => {
    const jobId = await createJobOfAge(8);
    await queueEmails();
    await sql`update public.jobs set status = 'paused' where id = ${jobId}`;
    expect(await respond(await getToken(jobId), true)).toMatchObject({ state: 'paused' });
  });

  test('return null for a guessed token', async () => {
    for (const guess of ['', 'x', '0'.repeat(64)]) {
      expect(await respond(guess, false)).toBeNull();
      expect((await visitorClient().rpc('get_still_hiring', { manage_token: guess })).data).toBeNull();
    }
  });
});

describe('five days without an answer', () => {
  test('pause the job and email its contact a link to reopen it', async () => {
    await setLastRun(0);
    const jobId = await createJobOfAge(13);
    await queueEmails();
    const first = await getToken(jobId);
    await markDelivered(jobId, 5.01);
    const runs = await Promise.all([pauseJobs(), pauseJobs(), pauseJobs()]);
    expect(runs.flat().filter(({ id }) => id === jobId)).toHaveLength(1);
    expect(await getStatus(jobId)).toBe('paused');
    expect(await listEmails(jobId, 'job-paused')).toHaveLength(1);

    const second = await getToken(jobId, 'job-paused');
    expect(await respond(second, true)).toMatchObject({ state: 'open' });
    expect(await getStatus(jobId)).toBe('open');

    // The links of the first email work until the next question.
    await sql`update public.jobs set status = 'open' where id = ${jobId}`;
    const { data } = await visitorClient().rpc('get_still_hiring', { manage_token: first });
    expect(data).toMatchObject({ title: 'Night Baker', state: 'open' });
    expect(await respond(first, false)).toMatchObject({ state: 'closed', id: jobId });
  });

  test('leave the links of the first email valid until the next question', async () => {
    await setLastRun(0);
    const jobId = await createJobOfAge(13);
    await queueEmails();
    const first = await getToken(jobId);
    await markDelivered(jobId, 5.01);
    await pauseJobs();
    const { data } = await visitorClient().rpc('get_still_hiring', { manage_token: first });
    expect(data).toMatchObject({ state: 'paused', isPausedAutomatically: true });
    expect(await respond(first, true)).toMatchObject({ state: 'open' });

    await advanceOneWeek(jobId);
    await queueEmails();
    expect(await respond(first, true)).toBeNull();
  });

  test.each<[string, (jobId: string) => Promise<unknown>]>([
    ['are not over', (jobId) => markDelivered(jobId, 4.9)],
    [
      'have not started because the email was not sent',
      (jobId) => sql`update public.still_hiring set question_sent_at = ${daysAgo(6)} where job_id = ${jobId}`,
    ],
    [
      'ended with a yes',
      async (jobId) => {
        await respond(await getToken(jobId), true);
        await markDelivered(jobId, 6);
      },
    ],
  ])('do not pause the job if they %s', async (_description, arrange) => {
    await setLastRun(0);
    const jobId = await createJobOfAge(13);
    await queueEmails();
    await arrange(jobId);
    await pauseJobs();
    expect(await getStatus(jobId)).toBe('open');
  });

  test('are extended by two days if the site was down', async () => {
    await setLastRun(21);
    const jobId = await createJobOfAge(28);
    await queueEmails();
    await markDelivered(jobId, 6);
    await pauseJobs();
    await pauseJobs();
    expect(await getStatus(jobId)).toBe('open');
    await sql`update public.still_hiring set wait_until = now() - interval '1 minute' where job_id = ${jobId}`;
    await pauseJobs();
    expect(await getStatus(jobId)).toBe('paused');
  });
});

describe('the jobs of one employer', () => {
  /** Creates due jobs with this contact for one employer. */
  const createDueJobs = async (count: number, contact: string) => {
    const employer = await createEmployerWithJob();
    const jobIds: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const jobId = await createJobFor(employer.id, { created_at: daysAgo(8 + index) });
      await sql`update public.jobs set contact = ${sql.json({ name: 'Vic', email: contact })} where id = ${jobId}`;
      jobIds.push(jobId);
    }
    return { employer, jobIds };
  };
  const listEmailsTo = (recipient: string) =>
    sql<{ id: string; kind: string; payload: { manageTokens: Record<string, string> } }[]>`
      select id, kind, payload from public.outbox where recipient = ${recipient} order by id`;

  test('share one question a week, and one email when they are paused', async () => {
    await setLastRun(0);
    const { employer, jobIds } = await createDueJobs(12, 'nobody-asked-me@example.com');
    await queueEmails();
    await queueEmails();
    const [question, ...more] = await listEmailsTo(employer.email);
    expect(more).toEqual([]);
    expect(Object.keys(question?.payload.manageTokens ?? {}).sort()).toEqual(jobIds.toSorted());

    // A job that becomes due later is in next week's email.
    const laterJob = await createJobFor(employer.id, { created_at: daysAgo(7.5) });
    await queueEmails();
    expect(await listEmails(laterJob)).toEqual([]);

    await sql`update public.still_hiring set question_sent_at = ${daysAgo(6)} where job_id = any (${jobIds})`;
    await sql`update public.outbox set sent_at = ${daysAgo(6)} where id = ${question?.id ?? null}`;
    await pauseJobs();
    expect((await listEmailsTo(employer.email)).map(({ kind }) => kind)).toEqual([
      'still-hiring',
      'job-paused',
    ]);
    for (const jobId of jobIds) expect(await getStatus(jobId)).toBe('paused');
    const [first = ''] = jobIds;
    expect(await respond(await getToken(first, 'job-paused'), true)).toMatchObject({ state: 'open' });
  });

  test('send no question to a contact who has not agreed', async () => {
    const victim = createAddress('victim');
    const { employer } = await createDueJobs(3, victim);
    await queueEmails();
    expect(await listEmailsTo(victim)).toEqual([]);
    expect(await listEmailsTo(employer.email)).toHaveLength(1);
  });
});
