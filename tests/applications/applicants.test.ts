import { beforeAll, describe, expect, test } from 'vitest';
import { secretClient, signUp, visitorClient } from '../policies/people';
import { sql } from '../support/sql';
import {
  type GivenApplication,
  givenApplications,
  givenHirer,
  givenJobOf,
  type Hirer,
  ids,
  mailsOf,
  move,
  writeClosingEmails,
} from './applicants-given';
import { closeAlone } from './close-alone';

let employer: Hirer;
let rival: Hirer;
beforeAll(async () => {
  [employer, rival] = await Promise.all([givenHirer(), givenHirer()]);
});

const only = async (jobId: string): Promise<GivenApplication> => {
  const [one] = await givenApplications(jobId, 1);
  if (!one) throw new Error('unreachable');
  return one;
};

const eventsOf = async ({ id }: GivenApplication) => {
  const rows = await sql<{ kind: string }[]>`
    select kind from public.application_events where application_id = ${id} order by id`;
  return rows.map(({ kind }) => kind);
};

const setJobStatus = (jobId: string, status: string) =>
  sql`update public.jobs set status = ${status} where id = ${jobId}`;

type Said = { kind?: string; subject?: string; body?: string };

const answer = (
  hirer: Hirer,
  applications: readonly GivenApplication[],
  said: Said = {},
  jobId = hirer.jobId,
) =>
  hirer.client.rpc('answer_applications', {
    job_id: jobId,
    application_ids: ids(applications),
    kind: 'invitation',
    subject: 'Come and see us',
    body: 'Hello {name}',
    ...said,
  });

test('an answer that a posting would be held for is refused, and no applicant gets it', async () => {
  const application = await only(employer.jobId);
  const { error } = await answer(employer, [application], { body: 'First you must pay a $45 training fee.' });
  expect(error).toMatchObject({ code: 'PT409', message: 'WORDS_REFUSED' });
  expect(await eventsOf(application)).toEqual(['new']);
});

describe('an application', () => {
  test('leaves an event when it arrives and each time it moves', async () => {
    const application = await only(employer.jobId);
    for (const status of ['seen', 'shortlisted', 'shortlisted', 'hired'])
      expect(await move(employer.client, [application.id], status)).toBe(1);
    expect(await eventsOf(application)).toEqual(['new', 'seen', 'shortlisted', 'hired']);
  });

  test('does not become new again by its employer', async () => {
    const application = await only(employer.jobId);
    await move(employer.client, [application.id], 'seen');
    const { error } = await employer.client
      .from('applications')
      .update({ status: 'new' })
      .eq('id', application.id);
    expect(error?.code).toBe('23514');
  });

  test('is moved, noted on and counted by nobody else', async () => {
    const application = await only(employer.jobId);
    expect(await move(rival.client, [application.id], 'rejected')).toBe(0);
    const note = { application_id: application.id, body: 'Mine now' };
    expect((await rival.client.from('application_notes').insert(note)).error?.code).toBe('42501');
    expect((await rival.client.rpc('count_applicants', { job_id: employer.jobId })).data).toEqual([]);
    expect((await visitorClient().rpc('count_applicants', { job_id: employer.jobId })).error?.code).toBe(
      '42501',
    );
    expect(await eventsOf(application)).toEqual(['new']);
  });

  test('never shows its notes to the applicant, by account or by the link of the receipt', async () => {
    const applicant = await signUp('job_seeker');
    const secret = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
    const [hash] = await sql<{ hash: string }[]>`select public.sha256_hex(${secret}) as hash`;
    const [application] = await givenApplications(employer.jobId, 1, {
      applicant_id: applicant.id,
      token_hash: hash?.hash,
    });
    const note = { application_id: application?.id, body: 'Too loud' };
    expect((await employer.client.from('application_notes').insert(note)).error).toBeNull();

    const embedded = await applicant.client
      .from('applications')
      .select('id, application_notes(body)')
      .eq('id', application?.id);
    expect(embedded.data).toEqual([{ id: application?.id, application_notes: [] }]);
    expect((await applicant.client.from('application_notes').select('body')).data).toEqual([]);
    const found = await visitorClient().rpc('find_application', { manage_token: secret });
    expect(found.data).toMatchObject({ status: 'new', events: [{ kind: 'new' }] });
    expect(JSON.stringify(found.data)).not.toContain('Too loud');
  });
});

describe('an answer by mail', () => {
  test('goes to each chosen applicant once, however often and at once it is sent', async () => {
    const jobId = await givenJobOf(employer.id);
    const applications = await givenApplications(jobId, 5);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => answer(employer, applications, {}, jobId)),
    );
    const sent = answers.map(({ data, error }) => {
      expect(error).toBeNull();
      return data as { sent: number; repeated: number };
    });
    expect(sent.reduce((sum, each) => sum + each.sent, 0)).toBe(5);
    for (const each of sent) expect(each.sent + each.repeated).toBe(5);
    const mails = await mailsOf('application-answer', applications);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      applications.map(({ email }) => email).sort(),
    );
    const { data } = await employer.client.rpc('count_applicants', { job_id: jobId });
    expect(data).toEqual([{ status: 'shortlisted', total: 5 }]);
  });

  test('is the same when only some had it before, and another when it says something else', async () => {
    const jobId = await givenJobOf(employer.id);
    const applications = await givenApplications(jobId, 3);
    const say = async (some: GivenApplication[], said: Said) =>
      (await answer(employer, some, said, jobId)).data;
    expect(await say(applications.slice(0, 2), { kind: 'rejection' })).toEqual({
      sent: 2,
      held: 0,
      repeated: 0,
    });
    expect(await say(applications, { kind: 'rejection', body: 'Another wording' })).toEqual({
      sent: 1,
      held: 0,
      repeated: 2,
    });
    expect(await say(applications, { kind: 'message', body: 'When?' })).toEqual({
      sent: 3,
      held: 0,
      repeated: 0,
    });
    expect(await say(applications, { kind: 'message', body: 'When?' })).toEqual({
      sent: 0,
      held: 0,
      repeated: 3,
    });
    expect(await say(applications, { kind: 'message', body: 'Where?' })).toEqual({
      sent: 3,
      held: 0,
      repeated: 0,
    });
  });

  test('is refused to whoever does not own the job, and passes over applications of other jobs', async () => {
    const ours = await givenApplications(employer.jobId, 1);
    const theirs = await givenApplications(rival.jobId, 1);
    expect((await answer(rival, ours, {}, employer.jobId)).error?.code).toBe('PT404');
    expect((await answer(rival, ours)).data).toEqual({ sent: 0, held: 0, repeated: 0 });
    expect((await answer(rival, [...ours, ...theirs])).data).toEqual({ sent: 1, held: 0, repeated: 0 });
    expect(await mailsOf('application-answer', ours)).toHaveLength(0);
    expect((await visitorClient().rpc('answer_applications', {})).error).not.toBeNull();
  });

  test.each<Said>([
    { subject: ' ' },
    { subject: 'Hello\nBcc: eve@example.com' },
    { body: '' },
    { body: 'x'.repeat(5001) },
    { kind: 'hired' },
  ])('is refused with %j', async (said) => {
    const applications = await givenApplications(employer.jobId, 1);
    expect((await answer(employer, applications, said)).error).toMatchObject({ message: 'INVALID_ANSWER' });
    expect(await mailsOf('application-answer', applications)).toHaveLength(0);
  });
});

describe('the record of replies', () => {
  closeAlone();

  const recordOf = async (jobId: string) => {
    const { data, error } = await visitorClient().rpc('reply_record', { job_id: jobId });
    expect(error).toBeNull();
    return (data as { reply_rate: number; median_hours: number | null }[])[0];
  };

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

  /** Ten applications, eight days old, and a record of nothing. */
  const tenApplications = async () => {
    const jobId = await givenJobOf(employer.id);
    return { jobId, applications: await givenApplications(jobId, 10, { created_at: daysAgo(8) }) };
  };

  test('is not told below ten applications that had a week for their answer', async () => {
    const jobId = await givenJobOf(employer.id);
    const old = await givenApplications(jobId, 9, { created_at: daysAgo(8) });
    const fresh = await givenApplications(jobId, 20, { created_at: daysAgo(6) });
    for (const status of ['seen', 'hired'])
      await move(employer.client, ids([...old.slice(1), ...fresh]), status);
    expect(await recordOf(jobId)).toBeUndefined();
    await givenApplications(jobId, 1, { created_at: daysAgo(8) });
    // Eight of the ten; what came this week counts neither for nor against.
    expect(await recordOf(jobId)).toMatchObject({ reply_rate: 80 });
  });

  test('counts an answer from the first one after the opening, and takes the median of the times', async () => {
    const { jobId, applications } = await tenApplications();
    const [first, second, third] = ids(applications);
    await move(employer.client, ids(applications), 'seen');
    expect(await recordOf(jobId)).toEqual({ reply_rate: 0, median_hours: null });
    await move(employer.client, [String(first)], 'shortlisted');
    await move(employer.client, [String(first)], 'hired');
    await move(employer.client, [String(second)], 'rejected');
    await answer(employer, applications.slice(2, 3), { kind: 'message' }, jobId);
    for (const [id, hours] of [
      [first, 191],
      [second, 188],
      [third, 172],
    ] as const)
      await sql`update public.application_events set at = now() - make_interval(hours => ${hours})
        where application_id = ${String(id)} and kind in ('shortlisted', 'rejected', 'mailed')`;
    const record = await recordOf(jobId);
    expect(record?.reply_rate).toBe(30);
    // 1, 4 and 20 hours after the application.
    expect(record?.median_hours).toBeCloseTo(4, 2);
  });

  test('is not raised by turning down what nobody read, nor by closing the job and its mail', async () => {
    const { jobId, applications } = await tenApplications();
    await move(employer.client, ids(applications.slice(0, 2)), 'rejected');
    await answer(employer, applications.slice(2, 3), { kind: 'rejection' }, jobId);
    expect(await recordOf(jobId)).toEqual({ reply_rate: 0, median_hours: null });
    await setJobStatus(jobId, 'closed');
    await writeClosingEmails();
    expect(await mailsOf('job-closed', applications)).toHaveLength(7);
    expect(await recordOf(jobId)).toEqual({ reply_rate: 0, median_hours: null });
    // Opening afterwards does not turn an earlier answer into one.
    await move(employer.client, ids(applications), 'seen');
    expect(await recordOf(jobId)).toEqual({ reply_rate: 0, median_hours: null });
  });

  test('cannot be written by the employer', async () => {
    const { jobId, applications } = await tenApplications();
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

describe('a closed job', () => {
  closeAlone();

  test('tells those whom its employer neither hired nor turned down, once, whoever runs at the same time', async () => {
    const jobId = await givenJobOf(employer.id);
    const applications = await givenApplications(jobId, 5);
    const [, seen, shortlisted, rejected] = ids(applications);
    await move(employer.client, [String(seen)], 'seen');
    await move(employer.client, [String(shortlisted)], 'shortlisted');
    await move(employer.client, [String(rejected)], 'rejected');
    await answer(employer, applications.slice(4), { kind: 'message' }, jobId);
    await setJobStatus(jobId, 'closed');
    await Promise.all(Array.from({ length: 4 }, writeClosingEmails));
    const told = (await mailsOf('job-closed', applications)).map(({ payload }) => payload.applicationId);
    expect(told.sort()).toEqual(
      ids(applications)
        .filter((id) => id !== rejected)
        .sort(),
    );

    await setJobStatus(jobId, 'open');
    const late = await givenApplications(jobId, 1);
    await setJobStatus(jobId, 'closed');
    await writeClosingEmails();
    expect(await mailsOf('job-closed', applications)).toHaveLength(4);
    expect(await mailsOf('job-closed', late)).toHaveLength(1);
  });

  test('tells nobody when it was opened again before the mails were written', async () => {
    const jobId = await givenJobOf(employer.id);
    const applications = await givenApplications(jobId, 2);
    await setJobStatus(jobId, 'closed');
    await setJobStatus(jobId, 'open');
    await writeClosingEmails();
    expect(await mailsOf('job-closed', applications)).toHaveLength(0);
  });

  test('that ran out and was not renewed tells them after 14 days, and after a long pause not those of long ago', async () => {
    const endedAgo = (hours: number) => new Date(Date.now() - hours * 3600_000);
    const justNow = await givenJobOf(employer.id, { expires_at: endedAgo(14 * 24 - 2) });
    const farewell = await givenJobOf(employer.id, { expires_at: endedAgo(14 * 24 + 1) });
    const longAgo = await givenJobOf(employer.id, { expires_at: endedAgo(29 * 24) });
    const [early, due, old] = await Promise.all(
      [justNow, farewell, longAgo].map((jobId) => givenApplications(jobId, 1)),
    );
    // The scheduler was away for two months.
    await sql`insert into public.scheduled_steps (step, done_until) values ('closing-emails', now() - interval '74 days')
      on conflict (step) do update set done_until = excluded.done_until`;
    await writeClosingEmails();
    await writeClosingEmails();
    expect(await mailsOf('job-closed', early ?? [])).toHaveLength(0);
    expect(await mailsOf('job-closed', due ?? [])).toHaveLength(1);
    expect(await mailsOf('job-closed', old ?? [])).toHaveLength(0);
  });
});

test('the people who applied are counted for the employer of the job alone', async () => {
  const jobId = await givenJobOf(employer.id);
  await givenApplications(jobId, 3);
  const countedBy = async (hirer: Hirer) =>
    (await hirer.client.rpc('my_job_applications', { job_ids: [jobId] })).data;
  expect(await countedBy(employer)).toEqual([{ job_id: jobId, applied_at: null, applicants: 3 }]);
  expect(await countedBy(rival)).toEqual([]);
});

test('an employer keeps a wording of each answer, by upsert, and nobody reads it', async () => {
  const template = { employer_id: employer.id, kind: 'invitation', subject: 'Come', body: 'Hello {name}' };
  for (const subject of ['Come', 'Come and see us'])
    expect(
      (await employer.client.from('answer_templates').upsert({ ...template, subject })).error,
    ).toBeNull();
  expect((await employer.client.from('answer_templates').select('subject')).data).toEqual([
    { subject: 'Come and see us' },
  ]);
  expect((await rival.client.from('answer_templates').upsert(template)).error?.code).toBe('42501');
  expect(
    (await secretClient().from('answer_templates').select('kind').eq('employer_id', rival.id)).data,
  ).toEqual([]);
});
