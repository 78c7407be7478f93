import { beforeAll, expect, test } from 'vitest';
import { applicationMails } from '@/lib/applications/mails';
import { type ApplicationMail, handle } from '@/supabase/functions/send-application-email/handler';
import { applicationsTo, apply, type GivenJob, givenApplication, givenJob } from '../applications/given';
import { secretClient } from '../policies/people';
import { variable } from '../support/environment';
import { sql } from '../support/sql';

const secretKey = variable('SUPABASE_SECRET_KEY');
const sent: ApplicationMail[] = [];

const call = (
  body: unknown,
  { key = secretKey, method = 'POST', send = async (mail: ApplicationMail) => void sent.push(mail) } = {},
) =>
  handle(
    new Request('http://localhost/send-application-email', {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    }),
    { client: secretClient(), secretKey, siteUrl: 'https://jobs.example.com', send },
  );

let job: GivenJob;
beforeAll(async () => {
  job = await givenJob({ title: 'Night Baker' });
});

async function givenOne() {
  const application = await givenApplication(job);
  expect(await apply(application)).toBe('received');
  const row = (await applicationsTo(job)).find(({ email }) => email === application.email);
  const body = { jobId: job.id, application: { id: String(row?.id) } };
  const outboxRow = async () =>
    (await sql`select * from public.outbox where dedupe_key = ${`application-employer:${row?.id}`}`)[0];
  return { body, outboxRow, application };
}

test('the Edge Function sends the mail once, whoever calls it at the same time, and settles it in the outbox', async () => {
  const { body, outboxRow, application } = await givenOne();
  const answers = await Promise.all([call(body), call(body), call(body)]);
  const outcomes = await Promise.all(
    answers.map(async (response) => [response.status, await response.json()]),
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

test('a mail server that fails leaves the mail to the scheduled work', async () => {
  const { body, outboxRow } = await givenOne();
  const failing = async () => {
    throw new Error('ECONNREFUSED');
  };
  expect((await call(body, { send: failing })).status).toBe(502);
  expect(await outboxRow()).toMatchObject({ sent_at: null, claimed_until: null });
  expect(await applicationMails['application-employer']?.((await outboxRow())?.payload)).not.toBeNull();
});

test('it serves nobody without the secret key, and no request that it does not understand', async () => {
  const { body, outboxRow } = await givenOne();
  for (const key of ['', 'x', `${secretKey}x`, variable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY')])
    expect((await call(body, { key })).status).toBe(401);
  expect((await call(null, { method: 'GET' })).status).toBe(405);
  for (const wrong of [null, {}, { jobId: 'x', application: { id: 'y' } }, { jobId: job.id }])
    expect((await call(wrong)).status).toBe(400);
  const other = await givenJob();
  expect((await call({ ...body, jobId: other.id })).status).toBe(400);
  expect(await outboxRow()).toMatchObject({ sent_at: null, claimed_until: null });
});
