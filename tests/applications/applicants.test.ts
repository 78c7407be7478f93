import { beforeAll, describe, expect, test } from 'vitest';
import { secretClient, signUp, visitorClient } from '../policies/people';
import { sql } from '../support/sql';
import {
  createApplications,
  createEmployerWithJob,
  createJobFor,
  createSecret,
  createSingleApplication,
  daysAgo,
  type EmployerWithJob,
  listEmailsOfKind,
  type ReplyFields,
  sendDueClosingEmails,
  sendReply,
  type TestApplication,
  toIds,
  updateStatuses,
} from './applicant-fixtures';
import { lockClosingEmails } from './lock-closing-emails';

let employer: EmployerWithJob;
let rival: EmployerWithJob;
beforeAll(async () => {
  [employer, rival] = await Promise.all([createEmployerWithJob(), createEmployerWithJob()]);
});

const listEvents = async ({ id }: TestApplication) => {
  const rows = await sql<{ kind: string }[]>`
    select kind from public.application_events where application_id = ${id} order by id`;
  return rows.map(({ kind }) => kind);
};

const setJobStatus = (jobId: string, status: string) =>
  sql`update public.jobs set status = ${status} where id = ${jobId}`;

test('a reply with blocked words is rejected and not sent', async () => {
  const application = await createSingleApplication(employer.jobId);
  const { error } = await sendReply(employer, [application], {
    body: 'First you must pay a $45 training fee.',
  });
  expect(error).toMatchObject({ code: 'PT409', message: 'WORDS_REFUSED' });
  expect(await listEvents(application)).toEqual(['new']);
});

describe('an application', () => {
  test('has an event for its arrival and for each status change', async () => {
    const application = await createSingleApplication(employer.jobId);
    for (const status of ['seen', 'shortlisted', 'shortlisted', 'hired'])
      expect(await updateStatuses(employer.client, [application.id], status)).toBe(1);
    expect(await listEvents(application)).toEqual(['new', 'seen', 'shortlisted', 'hired']);
  });

  test('cannot be set back to new by its employer', async () => {
    const application = await createSingleApplication(employer.jobId);
    await updateStatuses(employer.client, [application.id], 'seen');
    const { error } = await employer.client
      .from('applications')
      .update({ status: 'new' })
      .eq('id', application.id);
    expect(error?.code).toBe('23514');
  });

  test('cannot be changed, annotated or counted by another employer', async () => {
    const application = await createSingleApplication(employer.jobId);
    expect(await updateStatuses(rival.client, [application.id], 'rejected')).toBe(0);
    const note = { application_id: application.id, body: 'Mine now' };
    expect((await rival.client.from('application_notes').insert(note)).error?.code).toBe('42501');
    expect((await rival.client.rpc('count_applicants', { job_id: employer.jobId })).data).toEqual([]);
    expect((await visitorClient().rpc('count_applicants', { job_id: employer.jobId })).error?.code).toBe(
      '42501',
    );
    expect(await listEvents(application)).toEqual(['new']);
  });

  test('hides its notes from the applicant', async () => {
    const applicant = await signUp('job_seeker');
    const { secret, hash } = createSecret();
    const { id } = await createSingleApplication(employer.jobId, {
      applicant_id: applicant.id,
      token_hash: hash,
    });
    const note = { application_id: id, body: 'Too loud' };
    expect((await employer.client.from('application_notes').insert(note)).error).toBeNull();

    const embedded = await applicant.client
      .from('applications')
      .select('id, application_notes(body)')
      .eq('id', id);
    expect(embedded.data).toEqual([{ id, application_notes: [] }]);
    expect((await applicant.client.from('application_notes').select('body')).data).toEqual([]);
    const found = await visitorClient().rpc('get_application', { manage_token: secret });
    expect(found.data).toMatchObject({ status: 'new', events: [{ kind: 'new' }] });
    expect(JSON.stringify(found.data)).not.toContain('Too loud');
  });
});

describe('an emailed reply', () => {
  test('is sent once to each applicant when four requests arrive at once', async () => {
    const jobId = await createJobFor(employer.id);
    const applications = await createApplications(jobId, 5);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => sendReply({ ...employer, jobId }, applications)),
    );
    const sent = responses.map(({ data, error }) => {
      expect(error).toBeNull();
      return data as { sent: number; repeated: number };
    });
    expect(sent.reduce((sum, result) => sum + result.sent, 0)).toBe(5);
    for (const result of sent) expect(result.sent + result.repeated).toBe(5);
    const mails = await listEmailsOfKind('application-answer', applications);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      applications.map(({ email }) => email).sort(),
    );
    const { data } = await employer.client.rpc('count_applicants', { job_id: jobId });
    expect(data).toEqual([{ status: 'shortlisted', total: 5 }]);
  });

  test('is sent once per applicant, unless it is a message with a new text', async () => {
    const jobId = await createJobFor(employer.id);
    const applications = await createApplications(jobId, 3);
    const reply = async (recipients: TestApplication[], fields: ReplyFields) =>
      (await sendReply({ ...employer, jobId }, recipients, fields)).data;
    expect(await reply(applications.slice(0, 2), { kind: 'rejection' })).toEqual({
      sent: 2,
      held: 0,
      repeated: 0,
    });
    expect(await reply(applications, { kind: 'rejection', body: 'Another wording' })).toEqual({
      sent: 1,
      held: 0,
      repeated: 2,
    });
    expect(await reply(applications, { kind: 'message', body: 'When?' })).toEqual({
      sent: 3,
      held: 0,
      repeated: 0,
    });
    expect(await reply(applications, { kind: 'message', body: 'When?' })).toEqual({
      sent: 0,
      held: 0,
      repeated: 3,
    });
    expect(await reply(applications, { kind: 'message', body: 'Where?' })).toEqual({
      sent: 3,
      held: 0,
      repeated: 0,
    });
  });

  test('cannot be sent by another employer or to applicants of another job', async () => {
    const ours = await createApplications(employer.jobId, 1);
    const theirs = await createApplications(rival.jobId, 1);
    expect((await sendReply({ ...rival, jobId: employer.jobId }, ours)).error?.code).toBe('PT404');
    expect((await sendReply(rival, ours)).data).toEqual({ sent: 0, held: 0, repeated: 0 });
    expect((await sendReply(rival, [...ours, ...theirs])).data).toEqual({ sent: 1, held: 0, repeated: 0 });
    expect(await listEmailsOfKind('application-answer', ours)).toHaveLength(0);
    expect((await visitorClient().rpc('reply_to_applications', {})).error).not.toBeNull();
  });

  test.each<[string, ReplyFields]>([
    ['a blank subject', { subject: ' ' }],
    ['a line break in the subject', { subject: 'Hello\nBcc: eve@example.com' }],
    ['an empty body', { body: '' }],
    ['a body over 5,000 characters', { body: 'x'.repeat(5001) }],
    ['an unknown kind', { kind: 'hired' }],
  ])('is rejected with %s', async (_problem, fields) => {
    const applications = await createApplications(employer.jobId, 1);
    expect((await sendReply(employer, applications, fields)).error).toMatchObject({
      message: 'INVALID_ANSWER',
    });
    expect(await listEmailsOfKind('application-answer', applications)).toHaveLength(0);
  });
});

describe('the reply record', () => {
  lockClosingEmails();

  const getRecord = async (jobId: string) => {
    const { data, error } = await visitorClient().rpc('reply_record', { job_id: jobId });
    expect(error).toBeNull();
    return (data as { reply_rate: number; median_hours: number | null }[])[0];
  };

  /** Ten applications, eight days old, without a reply. */
  const createTenApplications = async () => {
    const jobId = await createJobFor(employer.id);
    return { jobId, applications: await createApplications(jobId, 10, { created_at: daysAgo(8) }) };
  };

  test('does not exist until ten applications are a week old', async () => {
    const jobId = await createJobFor(employer.id);
    const old = await createApplications(jobId, 9, { created_at: daysAgo(8) });
    const fresh = await createApplications(jobId, 20, { created_at: daysAgo(6) });
    for (const status of ['seen', 'hired'])
      await updateStatuses(employer.client, toIds([...old.slice(1), ...fresh]), status);
    expect(await getRecord(jobId)).toBeUndefined();
    await createApplications(jobId, 1, { created_at: daysAgo(8) });
    // Eight of ten: this week's applications don't count.
    expect(await getRecord(jobId)).toMatchObject({ reply_rate: 80 });
  });

  test('has the share of applications that were opened and then answered, and the median time', async () => {
    const { jobId, applications } = await createTenApplications();
    const [first, second, third] = toIds(applications);
    await updateStatuses(employer.client, toIds(applications), 'seen');
    expect(await getRecord(jobId)).toEqual({ reply_rate: 0, median_hours: null });
    await updateStatuses(employer.client, [String(first)], 'shortlisted');
    await updateStatuses(employer.client, [String(first)], 'hired');
    await updateStatuses(employer.client, [String(second)], 'rejected');
    await sendReply({ ...employer, jobId }, applications.slice(2, 3), { kind: 'message' });
    for (const [id, hours] of [
      [first, 191],
      [second, 188],
      [third, 172],
    ] as const)
      await sql`update public.application_events set at = now() - make_interval(hours => ${hours})
        where application_id = ${String(id)} and kind in ('shortlisted', 'rejected', 'mailed')`;
    const record = await getRecord(jobId);
    expect(record?.reply_rate).toBe(30);
    // 1, 4 and 20 hours after the application.
    expect(record?.median_hours).toBeCloseTo(4, 2);
  });

  test('does not count rejections of unopened applications or closing emails', async () => {
    const { jobId, applications } = await createTenApplications();
    await updateStatuses(employer.client, toIds(applications.slice(0, 2)), 'rejected');
    await sendReply({ ...employer, jobId }, applications.slice(2, 3), { kind: 'rejection' });
    expect(await getRecord(jobId)).toEqual({ reply_rate: 0, median_hours: null });
    await setJobStatus(jobId, 'closed');
    await sendDueClosingEmails();
    expect(await listEmailsOfKind('job-closed', applications)).toHaveLength(7);
    expect(await getRecord(jobId)).toEqual({ reply_rate: 0, median_hours: null });
    // Opening an application later doesn't make an earlier reply count.
    await updateStatuses(employer.client, toIds(applications), 'seen');
    expect(await getRecord(jobId)).toEqual({ reply_rate: 0, median_hours: null });
  });

  test('cannot be written by the employer', async () => {
    const { jobId, applications } = await createTenApplications();
    const forged = { application_id: applications[0]?.id, job_id: jobId, kind: 'seen' };
    expect((await employer.client.from('application_events').insert(forged)).error?.code).toBe('42501');
    const changed = await employer.client
      .from('application_events')
      .update({ at: '2020-01-01T00:00:00Z' })
      .eq('job_id', jobId);
    expect(changed.error?.code).toBe('42501');
    expect((await employer.client.from('application_events').delete().eq('job_id', jobId)).error?.code).toBe(
      '42501',
    );
    expect((await employer.client.from('applications').delete().eq('job_id', jobId)).error?.code).toBe(
      '42501',
    );
  });
});

describe('a closed or expired job', () => {
  lockClosingEmails();

  test('sends one email to each applicant without a decision when runs overlap', async () => {
    const jobId = await createJobFor(employer.id);
    const applications = await createApplications(jobId, 5);
    const [, seen, shortlisted, rejected] = toIds(applications);
    await updateStatuses(employer.client, [String(seen)], 'seen');
    await updateStatuses(employer.client, [String(shortlisted)], 'shortlisted');
    await updateStatuses(employer.client, [String(rejected)], 'rejected');
    await sendReply({ ...employer, jobId }, applications.slice(4), { kind: 'message' });
    await setJobStatus(jobId, 'closed');
    await Promise.all(Array.from({ length: 4 }, sendDueClosingEmails));
    const notified = (await listEmailsOfKind('job-closed', applications)).map(
      ({ payload }) => payload.applicationId,
    );
    expect(notified.sort()).toEqual(
      toIds(applications)
        .filter((id) => id !== rejected)
        .sort(),
    );

    await setJobStatus(jobId, 'open');
    const late = await createApplications(jobId, 1);
    await setJobStatus(jobId, 'closed');
    await sendDueClosingEmails();
    expect(await listEmailsOfKind('job-closed', applications)).toHaveLength(4);
    expect(await listEmailsOfKind('job-closed', late)).toHaveLength(1);
  });

  test('sends no email if it is reopened before the emails are queued', async () => {
    const jobId = await createJobFor(employer.id);
    const applications = await createApplications(jobId, 2);
    await setJobStatus(jobId, 'closed');
    await setJobStatus(jobId, 'open');
    await sendDueClosingEmails();
    expect(await listEmailsOfKind('job-closed', applications)).toHaveLength(0);
  });

  test('sends emails between 14 and 28 days after it expired', async () => {
    const createExpiredJob = (hours: number) =>
      createJobFor(employer.id, { expires_at: daysAgo(hours / 24) });
    const jobIds = [
      await createExpiredJob(14 * 24 - 2),
      await createExpiredJob(14 * 24 + 1),
      await createExpiredJob(29 * 24),
    ];
    const [early, due, late] = await Promise.all(jobIds.map((jobId) => createApplications(jobId, 1)));
    // As if the scheduled work had been down for two months.
    await sql`insert into public.scheduled_steps (step, completed_until) values ('closing-emails', now() - interval '74 days')
      on conflict (step) do update set completed_until = excluded.completed_until`;
    await sendDueClosingEmails();
    await sendDueClosingEmails();
    expect(await listEmailsOfKind('job-closed', early ?? [])).toHaveLength(0);
    expect(await listEmailsOfKind('job-closed', due ?? [])).toHaveLength(1);
    expect(await listEmailsOfKind('job-closed', late ?? [])).toHaveLength(0);
  });
});

test('only the job’s employer can read the number of applicants', async () => {
  const jobId = await createJobFor(employer.id);
  await createApplications(jobId, 3);
  const getCounts = async ({ client }: EmployerWithJob) =>
    (await client.rpc('my_job_applications', { job_ids: [jobId] })).data;
  expect(await getCounts(employer)).toEqual([{ job_id: jobId, applied_at: null, applicants: 3 }]);
  expect(await getCounts(rival)).toEqual([]);
});

test('an employer can replace a reply template, and another employer cannot write it', async () => {
  const template = { employer_id: employer.id, kind: 'invitation', subject: 'Come', body: 'Hello {name}' };
  for (const subject of ['Come', 'Come and see us'])
    expect((await employer.client.from('reply_templates').upsert({ ...template, subject })).error).toBeNull();
  expect((await employer.client.from('reply_templates').select('subject')).data).toEqual([
    { subject: 'Come and see us' },
  ]);
  expect((await rival.client.from('reply_templates').upsert(template)).error?.code).toBe('42501');
  expect(
    (await secretClient().from('reply_templates').select('kind').eq('employer_id', rival.id)).data,
  ).toEqual([]);
});
