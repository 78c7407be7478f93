import { beforeAll, describe, expect, test } from 'vitest';
import { getDeletedApplication } from '@/lib/applications/deleted-application';
import { applicationEmails } from '@/lib/applications/emails';
import { getApplication } from '@/lib/applications/queries';
import { sendDueMails } from '@/lib/email/outbox';
import { decide } from '@/supabase/admin/commands';
import { lockMailSending } from '../email/lock-mail-sending';
import { mailbox } from '../support/mailbox';
import { sql } from '../support/sql';
import {
  createApplications,
  createEmployerWithJob,
  type EmployerWithJob,
  listEmailsOfKind,
  sendDueClosingEmails,
  type TestApplication,
  toIds,
  updateStatuses,
} from './applicant-fixtures';
import { lockClosingEmails } from './lock-closing-emails';

lockClosingEmails();
lockMailSending();

const sendReply = (hirer: EmployerWithJob, applications: readonly TestApplication[], kind: string) =>
  hirer.client
    .rpc('reply_to_applications', {
      job_id: hirer.jobId,
      application_ids: toIds(applications),
      kind,
      subject: 'Your application for {job}',
      body: 'Hello {name}',
    })
    .throwOnError();

/** An employer whose job has an applicant of each status. */
async function createApplicants() {
  const hirer = await createEmployerWithJob();
  const [fresh, opened, shortlisted, invited, messaged, rejected, hired] = await Promise.all(
    Array.from({ length: 7 }, () => createApplications(hirer.jobId, 1)),
  ).then((all) => all.flat() as Required<TestApplication[]>);
  if (!fresh || !opened || !shortlisted || !invited || !messaged || !rejected || !hired)
    throw new Error('None');
  await updateStatuses(hirer.client, [opened.id], 'seen');
  await updateStatuses(hirer.client, [shortlisted.id], 'shortlisted');
  await sendReply(hirer, [invited], 'invitation');
  await sendReply(hirer, [messaged], 'message');
  await sendReply(hirer, [rejected], 'rejection');
  await updateStatuses(hirer.client, [hired.id], 'hired');
  return { hirer, undecided: [fresh, opened, shortlisted, invited, messaged], decided: [rejected, hired] };
}

/** Moves the emails to these people ahead of emails of other tests, and sends what is due. */
async function deliverEmails(people: readonly TestApplication[]) {
  await sql`update public.outbox set next_attempt_at = now() - interval '1 year', claimed_until = null
    where recipient = any (${people.map(({ email }) => email)}) and sent_at is null`;
  await sendDueMails(applicationEmails);
}

const listSubjects = async ({ email }: TestApplication) =>
  (await mailbox.list(email)).map(({ subject }) => subject);

/** The secret in an email's link to the application's page. */
const getSecret = async ({ email }: TestApplication, subject: string) => {
  const mail = await mailbox.waitFor(email, { subject });
  return mailbox.getLink(mail, '/application/').pathname.split('/').at(-1) ?? '';
};

const setJob = (fields: object) => async (hirer: EmployerWithJob) => {
  await sql`update public.jobs set ${sql(fields as never)} where id = ${hirer.jobId}`;
};

/** The ways in which an employer ends a job. */
const endMethods: Record<string, (hirer: EmployerWithJob) => Promise<unknown>> = {
  'is closed as filled': setJob({ status: 'closed', close_reason: 'filled' }),
  'is closed without a hire': setJob({ status: 'closed', close_reason: 'not-filled' }),
  'expired and lost its page': setJob({ expires_at: new Date(Date.now() - 15 * 86_400_000) }),
  'is deleted': async ({ client, jobId }) => client.from('jobs').delete().eq('id', jobId).throwOnError(),
  'is deleted with its company': ({ id }) => sql`delete from public.employer_profiles where user_id = ${id}`,
  'is deleted with its employer’s account': async ({ client, email }) =>
    client.rpc('delete_own_account', { confirmation: email }).throwOnError(),
};

describe.each(Object.entries(endMethods))('a job that %s', (_name, end) => {
  test('emails all applicants without a decision, with a valid link', async () => {
    const { hirer, undecided, decided } = await createApplicants();
    await deliverEmails([...undecided, ...decided]);
    await end(hirer);
    await sendDueClosingEmails();
    await sendDueClosingEmails();
    await deliverEmails([...undecided, ...decided]);
    const isFarewell = (subject: string) =>
      /^Job (closed|removed): Night Baker at Corner Bakery$/.test(subject);
    for (const applicant of undecided) {
      expect((await listSubjects(applicant)).filter(isFarewell)).toHaveLength(1);
      const secret = await getSecret(applicant, 'Night Baker at Corner Bakery');
      const page = (await getApplication(secret)) ?? (await getDeletedApplication(secret));
      expect(page).not.toBeNull();
    }
    for (const applicant of decided) expect((await listSubjects(applicant)).filter(isFarewell)).toEqual([]);
  });
});

describe('a job that an admin takes down', () => {
  const takeDown = ({ jobId }: EmployerWithJob) =>
    decide(sql, jobId, 'remove', 'It asks applicants for money.');
  const warning =
    'We took this job down. If someone asks you for money, a gift card or bank details, don’t answer.';

  const takedowns: Record<string, (hirer: EmployerWithJob) => Promise<unknown>> = {
    'while it is open': takeDown,
    'after its employer closed it': async (hirer) => {
      await setJob({ status: 'closed' })(hirer);
      await sendDueClosingEmails();
      await takeDown(hirer);
    },
    'with its company': ({
      id,
    }) => sql`select public.decide_case(public.open_case('company', company.id, ${id}, '[]'),
      'remove', 'It asks applicants for money.') from public.employer_profiles as company where user_id = ${id}`,
    'with its employer’s account': ({ id }) =>
      sql`select public.decide_account(${id}, 'ban', 'It asks applicants for money.')`,
  };

  test.each(Object.entries(takedowns))('%s warns every applicant once', async (_name, end) => {
    const { hirer, undecided, decided } = await createApplicants();
    const everyone = [...undecided, ...decided];
    await end(hirer);
    await sendDueClosingEmails();
    await sendDueClosingEmails();
    await deliverEmails(everyone);
    for (const applicant of everyone) {
      const [mail, ...more] = (await mailbox.list(applicant.email)).filter(({ text }) =>
        text.includes(warning),
      );
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('We took this job down: Night Baker at Corner Bakery');
      const page = await getApplication(await getSecret(applicant, 'We took this job down'));
      expect(page?.job).toMatchObject({ isTakenDown: true });
      expect(page?.events.at(-1)?.kind).toBe('job-removed');
    }
  });

  test('still warns if its employer deletes it before the warning is sent', async () => {
    const { hirer, undecided, decided } = await createApplicants();
    await takeDown(hirer);
    await hirer.client.from('jobs').delete().eq('id', hirer.jobId).throwOnError();
    await deliverEmails([...undecided, ...decided]);
    for (const applicant of [...undecided, ...decided]) {
      expect((await mailbox.waitFor(applicant.email, { subject: 'Job removed' })).text).toContain(warning);
      const deleted = await getDeletedApplication(await getSecret(applicant, 'Job removed'));
      expect(deleted?.reason).toBe('taken-down');
    }
  });

  test('sends no warning if the decision is reversed first, and sends the usual email when the job closes', async () => {
    const { hirer, undecided } = await createApplicants();
    await takeDown(hirer);
    await sendDueClosingEmails();
    await sql`select public.decide_job(${hirer.jobId}, 'approve', 'It was fine.', null)`;
    expect(await listEmailsOfKind('job-removed', undecided)).toEqual([]);
    await setJob({ status: 'closed' })(hirer);
    await sendDueClosingEmails();
    expect(await listEmailsOfKind('job-closed', undecided)).toHaveLength(undecided.length);
  });
});

describe('the link in each email to an applicant', () => {
  let hirer: EmployerWithJob;
  beforeAll(async () => {
    hirer = await createEmployerWithJob();
  });

  test('opens the application, even from an earlier email', async () => {
    const [applicant] = await createApplications(hirer.jobId, 1);
    if (!applicant) throw new Error('None');
    for (const kind of ['message', 'invitation']) await sendReply(hirer, [applicant], kind);
    await deliverEmails([applicant]);
    const mails = await mailbox.list(applicant.email);
    expect(mails).toHaveLength(2);
    const secrets = mails.map((mail) => mailbox.getLink(mail, '/application/').pathname.split('/').at(-1));
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets)
      expect(await getApplication(String(secret))).toMatchObject({ id: applicant.id });
    expect(await getApplication('0'.repeat(64))).toBeNull();
  });

  test('leads an unverified address to the reply, and the email names the company', async () => {
    const [applicant] = await createApplications(hirer.jobId, 1, { email_verified_at: null });
    if (!applicant) throw new Error('None');
    await sendReply(hirer, [applicant], 'invitation');
    await deliverEmails([applicant]);
    const subject = 'Corner Bakery answered your application for Night Baker';
    expect(await getApplication(await getSecret(applicant, subject))).toMatchObject({ id: applicant.id });
  });
});
