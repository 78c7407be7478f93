import { describe, expect, test, vi } from 'vitest';
import { applicationEmails } from '@/lib/applications/emails';
import { connectMailServer } from '@/lib/email/mail-server';
import { type ComposeMail, retryDelayMs, sendDueMails } from '@/lib/email/outbox';
import { deleteOldMails } from '@/lib/email/retention';
import { countWaitingMails } from '@/lib/email/waiting-mails';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics';
import {
  buildApplication,
  createJob,
  listApplications,
  submitAndGetOutcome,
} from '../applications/application-fixtures';
import { sql } from '../support/sql';
import { lockMailSending } from './lock-mail-sending';
import { startMailServer } from './mail-server';

lockMailSending();

const composeTestMail: ComposeMail = async (payload) => ({
  subject: 'Hello',
  text: JSON.stringify(payload),
  html: '<p>Hello</p>',
});

/** Queues mails of a kind that only this test has. */
async function queueMails(count: number, fields: Record<string, unknown> = {}) {
  const kind = `test-${crypto.randomUUID()}`;
  for (let index = 0; index < count; index += 1)
    await sql`insert into public.outbox ${sql({
      kind,
      recipient: `${kind}-${index}@example.com`,
      payload: sql.json({ index, manageToken: 'secret' }) as never,
      dedupe_key: `${kind}:${index}`,
      ...fields,
    })}`;
  const listRows = () => sql`select * from public.outbox where kind = ${kind} order by id`;
  return {
    kind,
    listRows,
    send: (url: string) => sendDueMails({ [kind]: composeTestMail }, connectMailServer(url)),
  };
}

const makeDue = (kind: string) =>
  sql`update public.outbox set next_attempt_at = now() - interval '1 year', claimed_until = null where kind = ${kind} and sent_at is null`;

describe('the outbox', () => {
  test('sends each due mail once despite concurrent runs, and deletes its token', async () => {
    const server = await startMailServer();
    const { listRows, send, kind } = await queueMails(12);
    await Promise.all([send(server.url), send(server.url), send(server.url)]);
    const received = server.received.filter(({ recipients }) => recipients[0]?.startsWith(kind));
    expect(received.map(({ recipients }) => recipients[0]).sort()).toEqual(
      (await listRows()).map(({ recipient }) => recipient).sort(),
    );
    for (const row of await listRows()) {
      expect(row.sent_at).not.toBeNull();
      expect(row.payload).not.toHaveProperty('manageToken');
    }
    await send(server.url);
    expect(server.received.filter(({ recipients }) => recipients[0]?.startsWith(kind))).toHaveLength(12);
    await server.stop();
  });

  test('logs and counts each mail once, without its recipient', async () => {
    const server = await startMailServer();
    const { kind, listRows, send } = await queueMails(1);
    const logInfo = vi.spyOn(log, 'info');
    await send(server.url);
    const lines = logInfo.mock.calls.filter(([line]) => (line as unknown as { kind: string }).kind === kind);
    logInfo.mockRestore();
    const [row] = await listRows();
    expect(lines).toEqual([[{ mail: Number(row?.id), kind, outcome: 'sent', attempts: 1 }, 'email']]);
    const { values } = await metrics.emails.get();
    expect(values.filter(({ labels, value }) => labels.kind === kind && value > 0)).toMatchObject([
      { value: 1, labels: { outcome: 'sent' } },
    ]);
    await server.stop();
  });

  test('reports the age of the oldest due mail', async () => {
    const dueAt = new Date('2001-01-02');
    const later = await queueMails(1, {
      created_at: new Date('2001-01-01'),
      next_attempt_at: new Date('2101-01-01'),
    });
    const due = await queueMails(1, { created_at: dueAt, next_attempt_at: dueAt });
    const now = new Date();
    const waiting = await countWaitingMails(now);
    expect(waiting.oldestSeconds).toBe((now.getTime() - dueAt.getTime()) / 1000);
    expect(waiting.due).toBeGreaterThanOrEqual(1);
    expect(waiting.later).toBeGreaterThanOrEqual(1);
    for (const { kind } of [later, due]) await sql`delete from public.outbox where kind = ${kind}`;
  });

  test('sends every mail once after an outage of the mail server', async () => {
    const stoppedServer = await startMailServer();
    await stoppedServer.stop();
    const { listRows, send, kind } = await queueMails(7);
    expect(await send(stoppedServer.url)).toMatchObject({ sent: 0, failed: 0 });
    const waiting = await listRows();
    expect(waiting.every(({ sent_at, failed_at }) => sent_at === null && failed_at === null)).toBe(true);
    // The run attempted only the first mail, so the others have no attempt.
    expect(waiting.map(({ attempts }) => attempts).sort()).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(waiting.find(({ attempts }) => attempts === 1)?.last_error).toMatch(/ECONNREFUSED/);

    const server = await startMailServer();
    await makeDue(kind);
    await send(server.url);
    const received = server.received
      .map(({ recipients }) => recipients[0])
      .filter((address) => address?.startsWith(kind));
    expect(new Set(received).size).toBe(7);
    expect(received).toHaveLength(7);
    await server.stop();
  });

  test('sends a claimed mail again after a crash, with the same Message-ID', async () => {
    const server = await startMailServer();
    const { send, kind } = await queueMails(1);
    await send(server.url);
    await sql`update public.outbox set sent_at = null, claimed_until = now() + interval '1 minute' where kind = ${kind}`;
    await send(server.url);
    const listReceived = () => server.received.filter(({ recipients }) => recipients[0]?.startsWith(kind));
    expect(listReceived()).toHaveLength(1);
    await sql`update public.outbox set claimed_until = now() - interval '1 second' where kind = ${kind}`;
    await send(server.url);
    expect(new Set(listReceived().map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(listReceived()).toHaveLength(2);
    await server.stop();
  });

  test('retries after a temporary rejection for two days, and gives up after a permanent rejection', async () => {
    const server = await startMailServer({
      reject: (recipient) =>
        recipient.includes('-0@') ? { code: 550, message: 'No such user' } : { code: 451, message: 'Later' },
    });
    const { listRows, send, kind } = await queueMails(2);
    await send(server.url);
    const [permanent, temporary] = await listRows();
    expect(permanent).toMatchObject({ sent_at: null, payload: { index: 0 } });
    expect(permanent?.failed_at).not.toBeNull();
    expect(temporary).toMatchObject({ failed_at: null, attempts: 1 });
    expect(temporary?.next_attempt_at.getTime()).toBeGreaterThan(Date.now());

    await sql`update public.outbox set created_at = now() - interval '49 hours' where kind = ${kind}`;
    await makeDue(kind);
    await send(server.url);
    expect((await listRows())[1]?.failed_at).not.toBeNull();
    await server.stop();
  });

  test('drops a mail if its composer returns null, and postpones it if the composer throws', async () => {
    const server = await startMailServer();
    const { listRows, kind } = await queueMails(2);
    const compose: ComposeMail = async (payload) => {
      if ((payload as { index: number }).index === 0) return null;
      throw new Error('The file is not readable.');
    };
    await sendDueMails({ [kind]: compose }, connectMailServer(server.url));
    expect(await listRows()).toMatchObject([
      { payload: { index: 1 }, attempts: 1, sent_at: null, failed_at: null },
    ]);
    expect(server.received.filter(({ recipients }) => recipients[0]?.startsWith(kind))).toHaveLength(0);
    await server.stop();
  });

  test('sends nothing without a configured mail server', async () => {
    const { listRows, kind } = await queueMails(1);
    expect(await sendDueMails({ [kind]: composeTestMail }, null)).toMatchObject({ sent: 0 });
    expect(await listRows()).toMatchObject([{ attempts: 0, claimed_until: null }]);
  });

  test('deletes mails that were sent a month ago', async () => {
    const { listRows, kind } = await queueMails(2, { sent_at: new Date() });
    await sql`update public.outbox set sent_at = now() - interval '31 days'
      where kind = ${kind} and recipient like '%-0@example.com'`;
    await Promise.all([deleteOldMails(), deleteOldMails()]);
    expect(await listRows()).toMatchObject([{ payload: { index: 1 } }]);
  });

  test('doubles the delay of each retry from one minute to at most six hours', () => {
    expect([1, 2, 3, 9, 10, 50].map((attempts) => retryDelayMs(attempts) / 60_000)).toEqual([
      1, 2, 4, 256, 360, 360,
    ]);
  });
});

test('an application is mailed to the employer with its CV and to the applicant with a link', async () => {
  const server = await startMailServer();
  const job = await createJob({ title: 'Night <Baker>' });
  const application = await buildApplication(job);
  await submitAndGetOutcome(application);
  const [stored] = await listApplications(job);
  await sendDueMails(limitToApplication(stored?.id, applicationEmails), connectMailServer(server.url));
  const getMailTo = (address: string) =>
    server.received.find(({ recipients }) => recipients.includes(address))?.mail;

  const employer = getMailTo(job.contactEmail);
  expect(employer?.subject).toBe('Ann Smith applied for Night <Baker>');
  expect(employer?.replyTo).toMatchObject([{ address: application.email }]);
  expect(employer?.text).toContain('18 or older: yes');
  // A link may contain the digits of the birth year.
  expect(employer?.text?.replace(/https?:\S+/g, '')).not.toContain('1990');
  expect(employer?.html).toContain('Night &lt;Baker&gt;');
  expect(employer?.attachments).toMatchObject([{ filename: 'My CV.pdf', mimeType: 'application/pdf' }]);
  expect(getMailTo(application.email)?.text).toMatch(/\/application\/[0-9a-f]{64}\b/);
  await server.stop();
});

/** Limits composers to one application, so that mails of concurrent tests stay unsent. */
const limitToApplication = (applicationId: string, composers: Readonly<Record<string, ComposeMail>>) =>
  Object.fromEntries(
    Object.entries(composers).map(([kind, compose]): [string, ComposeMail] => [
      kind,
      async (payload) => {
        if ((payload as { applicationId: string }).applicationId === applicationId) return compose(payload);
        throw new Error('The mail belongs to another test.');
      },
    ]),
  );
