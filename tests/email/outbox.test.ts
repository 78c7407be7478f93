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

const letter: ComposeMail = async (payload) => ({
  subject: 'Hello',
  text: JSON.stringify(payload),
  html: '<p>Hello</p>',
});

/** Inserts mails of a kind that only this test has. */
async function write(count: number, fields: Record<string, unknown> = {}) {
  const kind = `test-${crypto.randomUUID()}`;
  for (let index = 0; index < count; index += 1)
    await sql`insert into public.outbox ${sql({
      kind,
      recipient: `${kind}-${index}@example.com`,
      payload: sql.json({ index, manageToken: 'secret' }) as never,
      dedupe_key: `${kind}:${index}`,
      ...fields,
    })}`;
  const rows = () => sql`select * from public.outbox where kind = ${kind} order by id`;
  return { kind, rows, send: (url: string) => sendDueMails({ [kind]: letter }, connectMailServer(url)) };
}

const makeDue = (kind: string) =>
  sql`update public.outbox set next_attempt_at = now() - interval '1 year', claimed_until = null where kind = ${kind} and sent_at is null`;

describe('the outbox', () => {
  test('sends each due mail once despite concurrent runs, and deletes its token', async () => {
    const server = await startMailServer();
    const { rows, send, kind } = await write(12);
    await Promise.all([send(server.url), send(server.url), send(server.url)]);
    const ours = server.received.filter(({ recipients }) => recipients[0]?.startsWith(kind));
    expect(ours.map(({ recipients }) => recipients[0]).sort()).toEqual(
      (await rows()).map(({ recipient }) => recipient).sort(),
    );
    for (const row of await rows()) {
      expect(row.sent_at).not.toBeNull();
      expect(row.payload).not.toHaveProperty('manageToken');
    }
    await send(server.url);
    expect(server.received.filter(({ recipients }) => recipients[0]?.startsWith(kind))).toHaveLength(12);
    await server.stop();
  });

  test('records each mail once in the log and as a metric, without the recipient', async () => {
    const server = await startMailServer();
    const { kind, rows, send } = await write(1);
    const logged = vi.spyOn(log, 'info');
    await send(server.url);
    const lines = logged.mock.calls.filter(([line]) => (line as unknown as { kind: string }).kind === kind);
    logged.mockRestore();
    const [row] = await rows();
    expect(lines).toEqual([[{ mail: Number(row?.id), kind, outcome: 'sent', attempts: 1 }, 'email']]);
    const { values } = await metrics.emails.get();
    expect(values.filter(({ labels, value }) => labels.kind === kind && value > 0)).toMatchObject([
      { value: 1, labels: { outcome: 'sent' } },
    ]);
    await server.stop();
  });

  test('reports the age of the oldest due mail', async () => {
    const [older, old] = [new Date('2001-01-01'), new Date('2001-01-02')];
    const planned = await write(1, { created_at: older, next_attempt_at: new Date('2101-01-01') });
    const due = await write(1, { created_at: old, next_attempt_at: old });
    const now = new Date();
    const waiting = await countWaitingMails(now);
    expect(waiting.oldestSeconds).toBe((now.getTime() - old.getTime()) / 1000);
    expect(waiting.due).toBeGreaterThanOrEqual(1);
    expect(waiting.later).toBeGreaterThanOrEqual(1);
    for (const { kind } of [planned, due]) await sql`delete from public.outbox where kind = ${kind}`;
  });

  test('loses no mail to an outage: later all arrive, none twice', async () => {
    const dead = await startMailServer();
    await dead.stop();
    const { rows, send, kind } = await write(7);
    expect(await send(dead.url)).toMatchObject({ sent: 0, failed: 0 });
    const waiting = await rows();
    expect(waiting.every(({ sent_at, failed_at }) => sent_at === null && failed_at === null)).toBe(true);
    // One was attempted; the attempt doesn't count for the rest.
    expect(waiting.map(({ attempts }) => attempts).sort()).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(waiting.find(({ attempts }) => attempts === 1)?.last_error).toMatch(/ECONNREFUSED/);

    const alive = await startMailServer();
    await makeDue(kind);
    await send(alive.url);
    const ours = alive.received
      .map(({ recipients }) => recipients[0])
      .filter((address) => address?.startsWith(kind));
    expect(new Set(ours).size).toBe(7);
    expect(ours).toHaveLength(7);
    await alive.stop();
  });

  test('sends a mail that a crash left in flight again, with the same Message-ID', async () => {
    const server = await startMailServer();
    const { send, kind } = await write(1);
    await send(server.url);
    await sql`update public.outbox set sent_at = null, claimed_until = now() + interval '1 minute' where kind = ${kind}`;
    await send(server.url);
    const ours = () => server.received.filter(({ recipients }) => recipients[0]?.startsWith(kind));
    expect(ours()).toHaveLength(1);
    await sql`update public.outbox set claimed_until = now() - interval '1 second' where kind = ${kind}`;
    await send(server.url);
    expect(new Set(ours().map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(ours()).toHaveLength(2);
    await server.stop();
  });

  test('retries after a temporary rejection, gives up after a permanent one and after two days', async () => {
    const server = await startMailServer({
      refuse: (recipient) =>
        recipient.includes('-0@') ? { code: 550, message: 'No such user' } : { code: 451, message: 'Later' },
    });
    const { rows, send, kind } = await write(2);
    await send(server.url);
    const [hard, soft] = await rows();
    expect(hard).toMatchObject({ sent_at: null, payload: { index: 0 } });
    expect(hard?.failed_at).not.toBeNull();
    expect(soft).toMatchObject({ failed_at: null, attempts: 1 });
    expect(soft?.next_attempt_at.getTime()).toBeGreaterThan(Date.now());

    await sql`update public.outbox set created_at = now() - interval '49 hours' where kind = ${kind}`;
    await makeDue(kind);
    await send(server.url);
    expect((await rows())[1]?.failed_at).not.toBeNull();
    await server.stop();
  });

  test('drops a mail without a cause, and postpones one that fails to render', async () => {
    const server = await startMailServer();
    const { rows, kind } = await write(2);
    const compose: ComposeMail = async (payload) => {
      if ((payload as { index: number }).index === 0) return null;
      throw new Error('The file is not readable.');
    };
    await sendDueMails({ [kind]: compose }, connectMailServer(server.url));
    expect(await rows()).toMatchObject([
      { payload: { index: 1 }, attempts: 1, sent_at: null, failed_at: null },
    ]);
    expect(server.received.filter(({ recipients }) => recipients[0]?.startsWith(kind))).toHaveLength(0);
    await server.stop();
  });

  test('sends nothing without a configured mail server', async () => {
    const { rows, kind } = await write(1);
    expect(await sendDueMails({ [kind]: letter }, null)).toMatchObject({ sent: 0 });
    expect(await rows()).toMatchObject([{ attempts: 0, claimed_until: null }]);
  });

  test('deletes mails that were sent a month ago', async () => {
    const { rows, kind } = await write(2, { sent_at: new Date() });
    await sql`update public.outbox set sent_at = now() - interval '31 days'
      where kind = ${kind} and recipient like '%-0@example.com'`;
    await Promise.all([deleteOldMails(), deleteOldMails()]);
    expect(await rows()).toMatchObject([{ payload: { index: 1 } }]);
  });

  test('retries after a minute, then after twice the time, at most six hours', () => {
    expect([1, 2, 3, 9, 10, 50].map((attempts) => retryDelayMs(attempts) / 60_000)).toEqual([
      1, 2, 4, 256, 360, 360,
    ]);
  });
});

test('an application reaches the employer with its CV and the applicant with a link', async () => {
  const server = await startMailServer();
  const job = await createJob({ title: 'Night <Baker>' });
  const application = await buildApplication(job);
  await submitAndGetOutcome(application);
  const [stored] = await listApplications(job);
  await sendDueMails(onlyAbout(stored?.id, applicationEmails), connectMailServer(server.url));
  const to = (address: string) =>
    server.received.find(({ recipients }) => recipients.includes(address))?.mail;

  const employer = to(job.contactEmail);
  expect(employer?.subject).toBe('Ann Smith applied for Night <Baker>');
  expect(employer?.replyTo).toMatchObject([{ address: application.email }]);
  expect(employer?.text).toContain('18 or older: yes');
  // A link may contain the digits.
  expect(employer?.text?.replace(/https?:\S+/g, '')).not.toContain('1990');
  expect(employer?.html).toContain('Night &lt;Baker&gt;');
  expect(employer?.attachments).toMatchObject([{ filename: 'My CV.pdf', mimeType: 'application/pdf' }]);
  expect(to(application.email)?.text).toMatch(/\/application\/[0-9a-f]{64}\b/);
  await server.stop();
});

/** Limits composers to one application, so that mails of concurrent tests stay unsent. */
const onlyAbout = (applicationId: string, composers: Readonly<Record<string, ComposeMail>>) =>
  Object.fromEntries(
    Object.entries(composers).map(([kind, compose]): [string, ComposeMail] => [
      kind,
      async (payload) => {
        if ((payload as { applicationId: string }).applicationId === applicationId) return compose(payload);
        throw new Error('Of another test.');
      },
    ]),
  );
