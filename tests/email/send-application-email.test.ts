import { beforeAll, expect, test } from 'vitest';
import { applicationEmails } from '@/lib/applications/emails';
import { type ApplicationMail, handleRequest } from '@/supabase/functions/send-application-email/handler';
import {
  buildApplication,
  createJob,
  listApplications,
  submitAndGetOutcome,
  type TestJob,
} from '../applications/application-fixtures';
import { secretClient } from '../policies/people';
import { requireVariable } from '../support/environment';
import { sql } from '../support/sql';

const secretKey = requireVariable('SUPABASE_SECRET_KEY');
const sent: ApplicationMail[] = [];

const call = (
  body: unknown,
  { key = secretKey, method = 'POST', send = async (mail: ApplicationMail) => void sent.push(mail) } = {},
) =>
  handleRequest(
    new Request('http://localhost/send-application-email', {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    }),
    { client: secretClient(), secretKey, siteUrl: 'https://jobs.example.com', send },
  );

let job: TestJob;
beforeAll(async () => {
  job = await createJob({ title: 'Night Baker' });
});

async function createApplication() {
  const application = await buildApplication(job);
  expect(await submitAndGetOutcome(application)).toBe('received');
  const row = (await listApplications(job)).find(({ email }) => email === application.email);
  const body = { jobId: job.id, application: { id: String(row?.id) } };
  const outboxRow = async () =>
    (await sql`select * from public.outbox where dedupe_key = ${`application-employer:${row?.id}`}`)[0];
  return { body, outboxRow, application };
}

test('sends the mail once despite concurrent calls, and marks it as sent in the outbox', async () => {
  const { body, outboxRow, application } = await createApplication();
  const responses = await Promise.all([call(body), call(body), call(body)]);
  const outcomes = await Promise.all(
    responses.map(async (response) => [response.status, await response.json()]),
  );
  expect(outcomes.filter(([, { sent: isSent }]) => isSent)).toHaveLength(1);
  expect(outcomes.every(([status]) => status === 200)).toBe(true);
  const mails = sent.filter(({ replyTo }) => replyTo.address === application.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: { address: job.contactEmail },
    subject: 'Ann Smith applied for Night Baker',
  });
  expect(mails[0]?.text).toContain('18 or older: yes');
  expect(mails[0]?.text).not.toContain('1990');
  expect(new TextDecoder().decode(mails[0]?.attachments[0]?.content)).toMatch(/^%PDF-/);
  expect((await outboxRow())?.sent_at).not.toBeNull();
});

test('leaves a mail to the scheduled work if the mail server fails', async () => {
  const { body, outboxRow } = await createApplication();
  const failToSend = async () => {
    throw new Error('ECONNREFUSED');
  };
  expect((await call(body, { send: failToSend })).status).toBe(502);
  expect(await outboxRow()).toMatchObject({ sent_at: null, claimed_until: null });
  expect(await applicationEmails['application-employer']?.((await outboxRow())?.payload)).not.toBeNull();
});

test('rejects requests without the secret key and invalid requests', async () => {
  const { body, outboxRow } = await createApplication();
  for (const key of ['', 'x', `${secretKey}x`, requireVariable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY')])
    expect((await call(body, { key })).status).toBe(401);
  expect((await call(null, { method: 'GET' })).status).toBe(405);
  for (const invalid of [null, {}, { jobId: 'x', application: { id: 'y' } }, { jobId: job.id }])
    expect((await call(invalid)).status).toBe(400);
  const other = await createJob();
  expect((await call({ ...body, jobId: other.id })).status).toBe(400);
  expect(await outboxRow()).toMatchObject({ sent_at: null, claimed_until: null });
});
