import { beforeAll, describe, expect, test } from 'vitest';
import { findGoneApplication } from '@/lib/applications/gone-application';
import { applicationMails } from '@/lib/applications/mails';
import { findApplication } from '@/lib/applications/queries';
import { sendDueMails } from '@/lib/email/outbox';
import { decide } from '@/supabase/operator/work';
import { sendAlone } from '../email/send-alone';
import { mailbox } from '../support/mailbox';
import { sql } from '../support/sql';
import {
  type GivenApplication,
  givenApplications,
  givenHirer,
  type Hirer,
  ids,
  mailsOf,
  move,
  writeClosingEmails,
} from './applicants-given';
import { closeAlone } from './close-alone';

closeAlone();
sendAlone();

const answer = (hirer: Hirer, applications: readonly GivenApplication[], kind: string) =>
  hirer.client
    .rpc('answer_applications', {
      job_id: hirer.jobId,
      application_ids: ids(applications),
      kind,
      subject: 'Your application for {job}',
      body: 'Hello {name}',
    })
    .throwOnError();

/** An employer whose job has an applicant in each state that an application can be in. */
async function givenApplicants() {
  const hirer = await givenHirer();
  const [fresh, opened, shortlisted, invited, asked, rejected, hired] = await Promise.all(
    Array.from({ length: 7 }, () => givenApplications(hirer.jobId, 1)),
  ).then((all) => all.flat() as Required<GivenApplication[]>);
  if (!fresh || !opened || !shortlisted || !invited || !asked || !rejected || !hired) throw new Error('None');
  await move(hirer.client, [opened.id], 'seen');
  await move(hirer.client, [shortlisted.id], 'shortlisted');
  await answer(hirer, [invited], 'invitation');
  await answer(hirer, [asked], 'message');
  await answer(hirer, [rejected], 'rejection');
  await move(hirer.client, [hired.id], 'hired');
  return { hirer, undecided: [fresh, opened, shortlisted, invited, asked], decided: [rejected, hired] };
}

/** Sends what is due to these people, before what other tests leave. */
async function sendTo(people: readonly GivenApplication[]) {
  await sql`update public.outbox set next_attempt_at = now() - interval '1 year', claimed_until = null
    where recipient = any (${people.map(({ email }) => email)}) and sent_at is null`;
  await sendDueMails(applicationMails);
}

const subjectsTo = async ({ email }: GivenApplication) =>
  (await mailbox.list(email)).map(({ subject }) => subject);

/** The secret in the link of an email to the application's page. */
const secretIn = async ({ email }: GivenApplication, subject: string) => {
  const mail = await mailbox.waitFor(email, { subject });
  return mailbox.linkIn(mail, '/application/').pathname.split('/').at(-1) ?? '';
};

const setJob = (fields: object) => async (hirer: Hirer) => {
  await sql`update public.jobs set ${sql(fields as never)} where id = ${hirer.jobId}`;
};

/** Each way a job ends for its employer's reasons. */
const endings: Record<string, (hirer: Hirer) => Promise<unknown>> = {
  'is closed as filled': setJob({ status: 'closed', close_reason: 'filled' }),
  'is closed without a hire': setJob({ status: 'closed', close_reason: 'not-filled' }),
  'expired and lost its page': setJob({ expires_at: new Date(Date.now() - 15 * 86_400_000) }),
  'is deleted': async ({ client, jobId }) => client.from('jobs').delete().eq('id', jobId).throwOnError(),
  'goes with its company': ({ id }) => sql`delete from public.employer_profiles where user_id = ${id}`,
  'goes with its employer’s account': async ({ client, email }) =>
    client.rpc('delete_own_account', { confirmation: email }).throwOnError(),
};

describe.each(Object.entries(endings))('a job that %s', (_name, end) => {
  test('emails everyone whom its employer neither hired nor turned down, with a link that works', async () => {
    const { hirer, undecided, decided } = await givenApplicants();
    await sendTo([...undecided, ...decided]);
    await end(hirer);
    await writeClosingEmails();
    await writeClosingEmails();
    await sendTo([...undecided, ...decided]);
    const isFarewell = (subject: string) =>
      /^Job (closed|removed): Night Baker at Corner Bakery$/.test(subject);
    for (const applicant of undecided) {
      expect((await subjectsTo(applicant)).filter(isFarewell)).toHaveLength(1);
      const secret = await secretIn(applicant, 'Night Baker at Corner Bakery');
      const page = (await findApplication(secret)) ?? (await findGoneApplication(secret));
      expect(page).not.toBeNull();
    }
    for (const applicant of decided) expect((await subjectsTo(applicant)).filter(isFarewell)).toEqual([]);
  });
});

describe('a job that an operator takes down', () => {
  const takeDown = ({ jobId }: Hirer) => decide(sql, jobId, 'remove', 'It asks applicants for money.');
  const warning =
    'We took this job down. If someone asks you for money, a gift card or bank details, don’t answer.';

  const takedowns: Record<string, (hirer: Hirer) => Promise<unknown>> = {
    'while it is open': takeDown,
    'after its employer closed it': async (hirer) => {
      await setJob({ status: 'closed' })(hirer);
      await writeClosingEmails();
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
    const { hirer, undecided, decided } = await givenApplicants();
    const everyone = [...undecided, ...decided];
    await end(hirer);
    await writeClosingEmails();
    await writeClosingEmails();
    await sendTo(everyone);
    for (const applicant of everyone) {
      const [mail, ...more] = (await mailbox.list(applicant.email)).filter(({ text }) =>
        text.includes(warning),
      );
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('We took this job down: Night Baker at Corner Bakery');
      const page = await findApplication(await secretIn(applicant, 'We took this job down'));
      expect(page?.job).toMatchObject({ isTakenDown: true });
      expect(page?.events.at(-1)?.kind).toBe('job-removed');
    }
  });

  test('still warns where its employer deletes it before the warning went out', async () => {
    const { hirer, undecided, decided } = await givenApplicants();
    await takeDown(hirer);
    await hirer.client.from('jobs').delete().eq('id', hirer.jobId).throwOnError();
    await sendTo([...undecided, ...decided]);
    for (const applicant of [...undecided, ...decided]) {
      expect((await mailbox.waitFor(applicant.email, { subject: 'Job removed' })).text).toContain(warning);
      const gone = await findGoneApplication(await secretIn(applicant, 'Job removed'));
      expect(gone?.reason).toBe('taken-down');
    }
  });

  test('warns no one where the decision is taken back before the warning went out, and says goodbye later', async () => {
    const { hirer, undecided } = await givenApplicants();
    await takeDown(hirer);
    await writeClosingEmails();
    await sql`select public.decide_job(${hirer.jobId}, 'approve', 'It was fine.', null)`;
    expect(await mailsOf('job-removed', undecided)).toEqual([]);
    await setJob({ status: 'closed' })(hirer);
    await writeClosingEmails();
    expect(await mailsOf('job-closed', undecided)).toHaveLength(undecided.length);
  });
});

describe('the link in each email to an applicant', () => {
  let hirer: Hirer;
  beforeAll(async () => {
    hirer = await givenHirer();
  });

  test('opens the application: an invitation’s, and an earlier one’s still does', async () => {
    const [applicant] = await givenApplications(hirer.jobId, 1);
    if (!applicant) throw new Error('None');
    for (const kind of ['message', 'invitation']) await answer(hirer, [applicant], kind);
    await sendTo([applicant]);
    const mails = await mailbox.list(applicant.email);
    expect(mails).toHaveLength(2);
    const secrets = mails.map((mail) => mailbox.linkIn(mail, '/application/').pathname.split('/').at(-1));
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets)
      expect(await findApplication(String(secret))).toMatchObject({ id: applicant.id });
    expect(await findApplication('0'.repeat(64))).toBeNull();
  });

  test('leads an address that is not proven to the answer, and the email says whose', async () => {
    const [applicant] = await givenApplications(hirer.jobId, 1, { proven_at: null });
    if (!applicant) throw new Error('None');
    await answer(hirer, [applicant], 'invitation');
    await sendTo([applicant]);
    const subject = 'Corner Bakery answered your application for Night Baker';
    expect(await findApplication(await secretIn(applicant, subject))).toMatchObject({ id: applicant.id });
  });
});
