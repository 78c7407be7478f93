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
  createEmployerWithJob,
  createSingleApplication,
  daysAgo,
  type EmployerWithJob,
  listEmailsOfKind,
  sendDueClosingEmails,
  sendReply,
  type TestApplication,
  updateStatuses,
} from './applicant-fixtures';
import { lockClosingEmails } from './lock-closing-emails';

lockClosingEmails();
lockMailSending();

/** Creates an employer whose job has an applicant of each status and with each kind of reply. */
async function createApplicants() {
  const employer = await createEmployerWithJob();
  const apply = () => createSingleApplication(employer.jobId);
  const unopened = await apply();
  const opened = await apply();
  await updateStatuses(employer.client, [opened.id], 'seen');
  const shortlisted = await apply();
  await updateStatuses(employer.client, [shortlisted.id], 'shortlisted');
  const invited = await apply();
  await sendReply(employer, [invited]).throwOnError();
  const messaged = await apply();
  await sendReply(employer, [messaged], { kind: 'message' }).throwOnError();
  const rejected = await apply();
  await sendReply(employer, [rejected], { kind: 'rejection' }).throwOnError();
  const hired = await apply();
  await updateStatuses(employer.client, [hired.id], 'hired');
  return {
    employer,
    undecided: [unopened, opened, shortlisted, invited, messaged],
    decided: [rejected, hired],
  };
}

/** Sends the emails to these people before emails of other tests. */
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

const setJob = (fields: object) => async (employer: EmployerWithJob) => {
  await sql`update public.jobs set ${sql(fields as never)} where id = ${employer.jobId}`;
};

/** How an employer can end a job. */
const endMethods: Record<string, (employer: EmployerWithJob) => Promise<unknown>> = {
  'is closed as filled': setJob({ status: 'closed', close_reason: 'filled' }),
  'is closed without a hire': setJob({ status: 'closed', close_reason: 'not-filled' }),
  'expired and lost its page': setJob({ expires_at: daysAgo(15) }),
  'is deleted': async ({ client, jobId }) => client.from('jobs').delete().eq('id', jobId).throwOnError(),
  'is deleted with its company': ({ id }) => sql`delete from public.employer_profiles where user_id = ${id}`,
  'is deleted with its employer’s account': async ({ client, email }) =>
    client.rpc('delete_own_account', { confirmation: email }).throwOnError(),
};

describe.each(Object.entries(endMethods))('a job that %s', (_name, end) => {
  test('sends one email with a valid link to each applicant without a decision', async () => {
    const { employer, undecided, decided } = await createApplicants();
    await deliverEmails([...undecided, ...decided]);
    await end(employer);
    await sendDueClosingEmails();
    await sendDueClosingEmails();
    await deliverEmails([...undecided, ...decided]);
    const isClosingEmail = (subject: string) =>
      /^Job (closed|removed): Night Baker at Corner Bakery$/.test(subject);
    for (const applicant of undecided) {
      expect((await listSubjects(applicant)).filter(isClosingEmail)).toHaveLength(1);
      const secret = await getSecret(applicant, 'Night Baker at Corner Bakery');
      const page = (await getApplication(secret)) ?? (await getDeletedApplication(secret));
      expect(page).not.toBeNull();
    }
    for (const applicant of decided)
      expect((await listSubjects(applicant)).filter(isClosingEmail)).toEqual([]);
  });
});

describe('a job that an admin takes down', () => {
  const takeDown = ({ jobId }: EmployerWithJob) =>
    decide(sql, jobId, 'remove', 'It asks applicants for money.');
  const warning =
    'We took this job down. If someone asks you for money, a gift card or bank details, don’t answer.';

  const takedowns: Record<string, (employer: EmployerWithJob) => Promise<unknown>> = {
    'while it is open': takeDown,
    'after its employer closed it': async (employer) => {
      await setJob({ status: 'closed' })(employer);
      await sendDueClosingEmails();
      await takeDown(employer);
    },
    'with its company': ({
      id,
    }) => sql`select public.decide_case(public.open_case('company', company.id, ${id}, '[]'),
      'remove', 'It asks applicants for money.') from public.employer_profiles as company where user_id = ${id}`,
    'with its employer’s account': ({ id }) =>
      sql`select public.decide_account(${id}, 'ban', 'It asks applicants for money.')`,
  };

  test.each(Object.entries(takedowns))('%s warns every applicant once', async (_name, end) => {
    const { employer, undecided, decided } = await createApplicants();
    const everyone = [...undecided, ...decided];
    await end(employer);
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

  test('warns every applicant even if its employer deletes it before the emails are sent', async () => {
    const { employer, undecided, decided } = await createApplicants();
    await takeDown(employer);
    await employer.client.from('jobs').delete().eq('id', employer.jobId).throwOnError();
    await deliverEmails([...undecided, ...decided]);
    for (const applicant of [...undecided, ...decided]) {
      expect((await mailbox.waitFor(applicant.email, { subject: 'Job removed' })).text).toContain(warning);
      const deleted = await getDeletedApplication(await getSecret(applicant, 'Job removed'));
      expect(deleted?.reason).toBe('taken-down');
    }
  });

  test('sends no warning if the decision is reversed, and a closing email when it closes', async () => {
    const { employer, undecided } = await createApplicants();
    await takeDown(employer);
    await sendDueClosingEmails();
    await sql`select public.decide_job(${employer.jobId}, 'approve', 'It was fine.', null)`;
    expect(await listEmailsOfKind('job-removed', undecided)).toEqual([]);
    await setJob({ status: 'closed' })(employer);
    await sendDueClosingEmails();
    expect(await listEmailsOfKind('job-closed', undecided)).toHaveLength(undecided.length);
  });
});

describe('the link in an email to an applicant', () => {
  let employer: EmployerWithJob;
  beforeAll(async () => {
    employer = await createEmployerWithJob();
  });

  test('opens the application, also from an earlier email', async () => {
    const applicant = await createSingleApplication(employer.jobId);
    for (const kind of ['message', 'invitation'])
      await sendReply(employer, [applicant], { kind }).throwOnError();
    await deliverEmails([applicant]);
    const mails = await mailbox.list(applicant.email);
    expect(mails).toHaveLength(2);
    const secrets = mails.map((mail) => mailbox.getLink(mail, '/application/').pathname.split('/').at(-1));
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets)
      expect(await getApplication(String(secret))).toMatchObject({ id: applicant.id });
    expect(await getApplication('0'.repeat(64))).toBeNull();
  });

  test('opens the application from the reply notice to an unverified address', async () => {
    const applicant = await createSingleApplication(employer.jobId, { email_verified_at: null });
    await sendReply(employer, [applicant]).throwOnError();
    await deliverEmails([applicant]);
    const subject = 'Corner Bakery answered your application for Night Baker';
    expect(await getApplication(await getSecret(applicant, subject))).toMatchObject({ id: applicant.id });
  });
});
