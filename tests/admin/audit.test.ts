import { expect, test } from 'vitest';
import { listAuditEvents } from '@/lib/admin/audit';
import { secretClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createAdmin } from './test-admin.ts';

const recordEvent = (subject_id: string, action: string, actor_id?: string) =>
  secretClient()
    .rpc('record_audit_event', { action, subject_kind: 'job', subject_id, ...(actor_id && { actor_id }) })
    .throwOnError();

test('listAuditEvents returns pages by subject or person, newest first', async () => {
  const [{ user, email }, other] = [await createAdmin(), await createAdmin()];
  const job = crypto.randomUUID();
  await recordEvent(job, 'looked', user.id);
  await recordEvent(job, 'approve', other.user.id);
  await recordEvent(user.id, 'suspend', other.user.id);
  await recordEvent(job, 'case opened');
  const actions = async (filter: Parameters<typeof listAuditEvents>[0]) =>
    (await listAuditEvents(filter)).events.map(({ action }) => action);
  expect(await actions({ subject: job })).toEqual(['case opened', 'approve', 'looked']);
  expect(await actions({ person: user.id })).toEqual(['suspend', 'looked']);
  const { events } = await listAuditEvents({ subject: job });
  expect(events.map(({ actor }) => actor)).toEqual([
    null,
    { id: other.user.id, email: other.email },
    { id: user.id, email },
  ]);
  expect(await actions({ subject: job, before: events[1]?.id ?? 0 })).toEqual(['looked']);
  await sql`insert into public.audit_events (action, subject_kind, subject_id)
    select 'looked ' || number, 'job', ${job} from generate_series(1, 60) as number`;
  const first = await listAuditEvents({ subject: job });
  expect(first.events).toHaveLength(50);
  const second = await listAuditEvents({ subject: job, before: first.older ?? 0 });
  expect([second.events.length, second.older]).toEqual([13, null]);
});

test('the audit log shows the addresses of current admins only', async () => {
  const { user } = await createAdmin();
  await recordEvent(crypto.randomUUID(), 'looked', user.id);
  await sql`delete from public.admins where user_id = ${user.id}`;
  const { events } = await listAuditEvents({ person: user.id });
  expect(events.map(({ actor }) => actor)).toEqual([{ id: user.id, email: null }]);
});

test('neither the table’s owner nor the server can change or delete audit events', async () => {
  const subject = crypto.randomUUID();
  await recordEvent(subject, 'looked');
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
