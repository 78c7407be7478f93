import { expect, test } from 'vitest';
import { findAuditEvents } from '@/lib/operator/audit';
import { secretClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { newOperator } from './at-the-desk.ts';

const note = (subject_id: string, action: string, actor_id?: string) =>
  secretClient()
    .rpc('note_audit_event', { action, subject_kind: 'job', subject_id, ...(actor_id && { actor_id }) })
    .throwOnError();

test('the audit is shown per thing and per person, in pages, the newest first', async () => {
  const [{ user, email }, other] = [await newOperator(), await newOperator()];
  const job = crypto.randomUUID();
  await note(job, 'looked', user.id);
  await note(job, 'approve', other.user.id);
  await note(user.id, 'suspend', other.user.id);
  await note(job, 'case opened');
  const actions = async (asked: Parameters<typeof findAuditEvents>[0]) =>
    (await findAuditEvents(asked)).events.map(({ action }) => action);
  expect(await actions({ subject: job })).toEqual(['case opened', 'approve', 'looked']);
  expect(await actions({ person: user.id })).toEqual(['suspend', 'looked']);
  const { events } = await findAuditEvents({ subject: job });
  expect(events.map(({ actor }) => actor)).toEqual([
    null,
    { id: other.user.id, email: other.email },
    { id: user.id, email },
  ]);
  expect(await actions({ subject: job, before: events[1]?.id ?? 0 })).toEqual(['looked']);
  await sql`insert into public.audit_events (action, subject_kind, subject_id)
    select 'looked ' || number, 'job', ${job} from generate_series(1, 60) as number`;
  const first = await findAuditEvents({ subject: job });
  expect(first.events).toHaveLength(50);
  const second = await findAuditEvents({ subject: job, before: first.older ?? 0 });
  expect([second.events.length, second.older]).toEqual([13, null]);
});

test('an event names by address only those who run the site', async () => {
  const { user } = await newOperator();
  await note(crypto.randomUUID(), 'looked', user.id);
  await sql`delete from public.operators where user_id = ${user.id}`;
  const { events } = await findAuditEvents({ person: user.id });
  expect(events.map(({ actor }) => actor)).toEqual([{ id: user.id, email: null }]);
});

test('nothing of it is changed or deleted, by its owner, the server or a truncation', async () => {
  const subject = crypto.randomUUID();
  await note(subject, 'looked');
  for (const change of [
    sql`update public.audit_events set action = 'never' where subject_id = ${subject}`,
    sql`delete from public.audit_events where subject_id = ${subject}`,
    sql`truncate public.audit_events`,
  ])
    await expect(change).rejects.toThrow('audit_events is only ever added to.');
  const server = secretClient().from('audit_events');
  for (const change of [
    server.update({ action: 'never' }).eq('subject_id', subject),
    server.delete().eq('subject_id', subject),
    server.insert({ action: 'made up', subject_kind: 'job', subject_id: subject }),
  ])
    expect((await change).error?.code).toBe('42501');
});
