import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { alertMails } from '@/lib/alerts/mails';
import { createEmployerWithJob, createJobFor } from '../applications/applicant-fixtures';
import { secretClient } from '../policies/people';
import { anonClient, createAddress, signUp } from '../support/clients';
import { sql } from '../support/sql';
import {
  createJobAlert,
  isolatedPoint,
  listDelivered,
  locationAt,
  requestJobAlert,
  runAlerts,
} from './alert-fixtures';

const listAlerts = (address: string) =>
  sql<{ id: string; manage_token: string; status: string; user_id: string | null }[]>`
    select id, manage_token, status, user_id from public.alerts where address = ${address} order by created_at`;

const listMails = (address: string) =>
  sql<{ kind: string; payload: { alertId: string } }[]>`
    select kind, payload from public.outbox where recipient = ${address} order by id`;

const rpc = async (name: string, args: Record<string, unknown>) => {
  const { data, error } = await secretClient().rpc(name, args);
  if (error) throw error;
  return data;
};

describe('an alert for an unverified address', () => {
  test('sends at most two confirmations a day, and no jobs', async () => {
    const address = createAddress('Typed');
    const employer = await createEmployerWithJob();
    const point = await isolatedPoint();
    const results: string[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      results.push(await requestJobAlert(address.toUpperCase(), point));
    // The third unsolicited email of a day is reserved for access to an account.
    expect(results).toEqual(['confirmation_sent', 'confirmation_sent', 'too_many', 'too_many', 'too_many']);
    const [name, domain] = address.split('@');
    expect(await requestJobAlert(`${name}+another@${domain}`, point)).toBe('too_many');
    await createJobFor(employer.id, { location: locationAt(point) });
    await runAlerts();
    expect((await listMails(address.toLowerCase())).map(({ kind }) => kind)).toEqual([
      'alert-confirmation',
      'alert-confirmation',
    ]);
  });

  test('is confirmed by the token in its mail, but not by opening the link', async () => {
    const address = createAddress('guest');
    const point = await isolatedPoint();
    await requestJobAlert(address, point);
    const [alert] = await listAlerts(address);
    const token = alert?.manage_token ?? '';
    for (let visit = 0; visit < 3; visit += 1)
      expect(await rpc('get_alert_by_token', { token })).toMatchObject({
        kind: 'job',
        status: 'unconfirmed',
        address,
      });
    expect(await rpc('change_alert', { token, changes: { status: 'active', radius_km: 20 } })).toBe(true);
    expect(await rpc('get_alert_by_token', { token })).toMatchObject({
      status: 'unconfirmed',
      radius_km: 20,
    });
    for (const unknown of ['', 'x', '0'.repeat(64)])
      expect(await rpc('confirm_job_alert', { token: unknown })).toBe(false);
    const browser_key = crypto.randomUUID();
    expect(await rpc('confirm_job_alert', { token, browser_key })).toBe(true);
    expect(await rpc('confirm_job_alert', { token })).toBe(true);
    expect((await listAlerts(address))[0]?.status).toBe('active');
    // The confirmation proves that this browser reads the mailbox, so applying with the address needs no other proof.
    const verified_by = `browser:${createHash('sha256').update(browser_key).digest('hex')}`;
    expect(await rpc('is_verified_address', { address, verified_by })).toBe(true);

    const employer = await createEmployerWithJob();
    const jobId = await createJobFor(employer.id, { location: locationAt(point) });
    await runAlerts();
    expect(await listDelivered(alert?.id ?? '')).toEqual([jobId]);
  });

  test('is deleted after a week, and mails no confirmation once it is confirmed or deleted', async () => {
    const address = createAddress('guest');
    await requestJobAlert(address, await isolatedPoint());
    await requestJobAlert(address, await isolatedPoint());
    const [first, second] = await listAlerts(address);
    const payload = { alertId: first?.id };
    expect(await alertMails['alert-confirmation']?.(payload)).toMatchObject({
      subject: 'Confirm your job alert: new jobs near Austin, Texas',
    });
    await rpc('confirm_job_alert', { token: first?.manage_token });
    expect(await alertMails['alert-confirmation']?.(payload)).toBeNull();
    await sql`update public.alerts set created_at = now() - interval '8 days' where address = ${address}`;
    await rpc('delete_unconfirmed_alerts', {});
    expect((await listAlerts(address)).map(({ id }) => id)).toEqual([first?.id]);
    expect(await alertMails['alert-confirmation']?.({ alertId: second?.id })).toBeNull();
  });

  test('mails no confirmation after a bounce', async () => {
    const bounced = createAddress('bounced');
    await rpc('suppress_address', { address: bounced, reason: 'bounce' });
    expect(await requestJobAlert(bounced, await isolatedPoint())).toBe('stopped');
    expect(await listMails(bounced)).toEqual([]);
  });

  test('mails a confirmation after the owner stopped all alerts, and confirming removes the suppression', async () => {
    const stopped = await createJobAlert(await isolatedPoint());
    expect(await rpc('stop_all_alerts', { token: stopped.token })).toBe(true);
    expect(await requestJobAlert(stopped.address ?? '', await isolatedPoint())).toBe('confirmation_sent');
    const unconfirmed = (await listAlerts(stopped.address ?? '')).find(
      ({ status }) => status === 'unconfirmed',
    );
    await rpc('confirm_job_alert', { token: unconfirmed?.manage_token });
    expect(await sql`select from public.email_suppressions where address = ${stopped.address}`).toHaveLength(
      0,
    );
  });
});

describe('the token of a mail', () => {
  test('stops, resumes, changes and deletes the alert, but does not change its address', async () => {
    const { token } = await createJobAlert(await isolatedPoint());
    expect(await rpc('stop_alert', { token })).toBe(true);
    expect(await rpc('stop_alert', { token })).toBe(true);
    expect(await rpc('get_alert_by_token', { token })).toMatchObject({ status: 'paused' });
    const changes = { status: 'active', words: ' night   baker ', frequency: 'weekly', weekday: 5 };
    expect(await rpc('change_alert', { token, changes: { ...changes, address: 'eve@example.com' } })).toBe(
      true,
    );
    expect(await rpc('get_alert_by_token', { token })).toMatchObject({
      status: 'active',
      words: 'night baker',
      frequency: 'weekly',
      weekday: 5,
      address: expect.not.stringContaining('eve'),
    });
    await expect(rpc('change_alert', { token, changes: { status: 'unconfirmed' } })).rejects.toThrow();
    expect(await rpc('delete_alert', { token })).toBe(true);
    expect(await rpc('get_alert_by_token', { token })).toBeNull();
    expect(await rpc('stop_alert', { token })).toBe(false);
  });
});

describe('an account', () => {
  test('gets the confirmed guest alerts of its address when it confirms the address', async () => {
    const address = createAddress('later');
    const other = await createJobAlert(await isolatedPoint());
    const confirmed = await createJobAlert(await isolatedPoint(), { address });
    await requestJobAlert(address, await isolatedPoint());
    const client = anonClient();
    const { data } = await client.auth.signUp({ email: address, password: 'correct horse battery' });
    expect(await listAlerts(address)).toHaveLength(2);
    await sql`update auth.users set email_confirmed_at = now() where email = ${address}`;
    const rows = await sql`select user_id, address from public.alerts where id = ${confirmed.id}`;
    expect(rows).toEqual([{ user_id: data.user?.id, address: null }]);
    expect((await listAlerts(address)).map(({ status }) => status)).toEqual(['unconfirmed']);
    expect(await listAlerts(other.address ?? '')).toHaveLength(1);
    const [unconfirmed] = await listAlerts(address);
    await rpc('confirm_job_alert', { token: unconfirmed?.manage_token });
    expect(await listAlerts(address)).toHaveLength(0);
  });

  test('gets, exports and deletes the guest alerts of its new address', async () => {
    const person = await signUp('job_seeker');
    const address = createAddress('moved');
    const { id } = await createJobAlert(await isolatedPoint(), { address });
    await sql`update auth.users set email = ${address} where id = ${person.user.id}`;
    const { data } = await person.client.from('alerts').select('id');
    expect(data).toEqual([{ id }]);
    const exported = await person.client.rpc('own_data');
    expect(exported.data).toMatchObject({ alerts: [{ id }], email_suppressions: [] });
    expect(JSON.stringify(exported.data)).not.toContain('manage_token');
    await person.client.rpc('delete_own_account', { confirmation: address });
    expect(await sql`select from public.alerts where id = ${id}`).toHaveLength(0);
  });

  test('sees why its address is suppressed, and can remove the suppression', async () => {
    const person = await signUp('job_seeker');
    expect((await person.client.rpc('my_email_suppression')).data).toBeNull();
    await rpc('suppress_address', { address: person.email, reason: 'complaint' });
    expect((await person.client.rpc('my_email_suppression')).data).toBe('complaint');
    await person.client.rpc('remove_my_email_suppression');
    expect((await person.client.rpc('my_email_suppression')).data).toBeNull();
  });

  test('has at most fifty alerts; further guest alerts of its address stay guest alerts', async () => {
    const person = await signUp('job_seeker');
    const point = await isolatedPoint();
    for (let index = 0; index < 49; index += 1) await createJobAlert(point, { user_id: person.user.id });
    const address = createAddress('crowd');
    await createJobAlert(point, { address });
    await createJobAlert(point, { address });
    await sql`update auth.users set email = ${address} where id = ${person.user.id}`;
    const { count } = await person.client.from('alerts').select('id', { count: 'exact', head: true });
    expect(count).toBe(50);
    expect(await listAlerts(address)).toHaveLength(1);
    const { error } = await person.client
      .from('alerts')
      .insert({ kind: 'job', radius_km: 10, location: locationAt(point) });
    expect(error?.message).toBe('TOO_MANY_ALERTS');
  });
});
