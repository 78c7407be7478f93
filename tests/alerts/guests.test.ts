import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { alertMails } from '@/lib/alerts/mails';
import { givenHirer, givenJobOf } from '../applications/applicants-given';
import { secretClient } from '../policies/people';
import { anonClient, newAddress, signUp } from '../support/clients';
import { sql } from '../support/sql';
import { givenJobAlert, jobsTold, locationAt, lonelySpot, mailsOfAlert, runAlerts } from './given';

const ask = async (address: string, at?: { lat: number; lng: number }) => {
  const spot = at ?? (await lonelySpot());
  const { data, error } = await secretClient().rpc('request_job_alert', {
    address,
    words: null,
    job_types: [],
    min_pay: null,
    currency: 'USD',
    location: locationAt(spot),
    radius_km: 10,
    frequency: 'instant',
    hour: 8,
    weekday: 1,
    time_zone: 'America/Chicago',
  });
  if (error) throw error;
  return data as string;
};

const alertsOf = (address: string) =>
  sql<{ id: string; manage_token: string; status: string; user_id: string | null }[]>`
    select id, manage_token, status, user_id from public.alerts where address = ${address} order by created_at`;

const mailsTo = (address: string) =>
  sql<{ kind: string; payload: { alertId: string } }[]>`
    select kind, payload from public.outbox where recipient = ${address} order by id`;

const rpc = async (name: string, args: Record<string, unknown>) => {
  const { data, error } = await secretClient().rpc(name, args);
  if (error) throw error;
  return data;
};

describe('an address that somebody typed', () => {
  test('gets a confirmation and nothing else, at most two a day, and the third of its unasked emails is left for an account', async () => {
    const address = newAddress('Typed');
    const employer = await givenHirer();
    const spot = await lonelySpot();
    const said: string[] = [];
    for (let time = 0; time < 5; time += 1) said.push(await ask(address.toUpperCase(), spot));
    expect(said).toEqual(['confirmation_sent', 'confirmation_sent', 'too_many', 'too_many', 'too_many']);
    const [name, domain] = address.split('@');
    expect(await ask(`${name}+another@${domain}`)).toBe('too_many');
    await givenJobOf(employer.id, { location: locationAt(spot) });
    await runAlerts();
    expect((await mailsTo(address.toLowerCase())).map(({ kind }) => kind)).toEqual([
      'alert-confirmation',
      'alert-confirmation',
    ]);
  });

  test('is confirmed by the secret of its mail alone; opening changes nothing', async () => {
    const address = newAddress('guest');
    const spot = await lonelySpot();
    await ask(address, spot);
    const [alert] = await alertsOf(address);
    const token = alert?.manage_token ?? '';
    for (let opening = 0; opening < 3; opening += 1)
      expect(await rpc('find_alert', { token })).toMatchObject({
        kind: 'job',
        status: 'unconfirmed',
        address,
      });
    expect(await rpc('change_alert', { token, changes: { status: 'active', radius_km: 20 } })).toBe(true);
    expect(await rpc('find_alert', { token })).toMatchObject({ status: 'unconfirmed', radius_km: 20 });
    for (const guess of ['', 'x', '0'.repeat(64)])
      expect(await rpc('confirm_job_alert', { token: guess })).toBe(false);
    const browser_key = crypto.randomUUID();
    expect(await rpc('confirm_job_alert', { token, browser_key })).toBe(true);
    expect(await rpc('confirm_job_alert', { token })).toBe(true);
    expect((await alertsOf(address))[0]?.status).toBe('active');
    // Its owner read that mail, so this browser may apply under the address without being asked again.
    const prover = `browser:${createHash('sha256').update(browser_key).digest('hex')}`;
    expect(await rpc('is_proven_address', { address, prover })).toBe(true);

    const employer = await givenHirer();
    const jobId = await givenJobOf(employer.id, { location: locationAt(spot) });
    await runAlerts();
    expect(await jobsTold(alert?.id ?? '')).toEqual([jobId]);
  });

  test('is forgotten after a week without a word, and its mail is not sent once it has its answer', async () => {
    const address = newAddress('silent');
    await ask(address);
    await ask(address);
    const [first, second] = await alertsOf(address);
    const payload = { alertId: first?.id };
    expect(await alertMails['alert-confirmation']?.(payload)).toMatchObject({
      subject: 'Confirm your job alert: new jobs near Austin, Texas',
    });
    await rpc('confirm_job_alert', { token: first?.manage_token });
    expect(await alertMails['alert-confirmation']?.(payload)).toBeNull();
    await sql`update public.alerts set created_at = now() - interval '8 days' where address = ${address}`;
    await rpc('forget_unconfirmed_alerts', {});
    expect((await alertsOf(address)).map(({ id }) => id)).toEqual([first?.id]);
    expect(await alertMails['alert-confirmation']?.({ alertId: second?.id })).toBeNull();
  });

  test('that bounced is not asked; one that wanted nothing is, and its word counts', async () => {
    const bounced = newAddress('bounced');
    await rpc('stop_address', { address: bounced, reason: 'bounce' });
    expect(await ask(bounced)).toBe('stopped');
    expect(await mailsTo(bounced)).toEqual([]);

    const quiet = await givenJobAlert(await lonelySpot());
    expect(await rpc('stop_all_alerts', { token: quiet.token })).toBe(true);
    expect(await ask(quiet.address ?? '')).toBe('confirmation_sent');
    const asked = (await alertsOf(quiet.address ?? '')).find(({ status }) => status === 'unconfirmed');
    await rpc('confirm_job_alert', { token: asked?.manage_token });
    expect(await sql`select from public.stopped_addresses where address = ${quiet.address}`).toHaveLength(0);
  });
});

describe('the secret of a mail', () => {
  test('pauses the alert however often, resumes, changes and deletes it', async () => {
    const { token } = await givenJobAlert(await lonelySpot());
    expect(await rpc('stop_alert', { token })).toBe(true);
    expect(await rpc('stop_alert', { token })).toBe(true);
    expect(await rpc('find_alert', { token })).toMatchObject({ status: 'paused' });
    const changes = { status: 'active', words: ' night   baker ', frequency: 'weekly', weekday: 5 };
    expect(await rpc('change_alert', { token, changes: { ...changes, address: 'eve@example.com' } })).toBe(
      true,
    );
    expect(await rpc('find_alert', { token })).toMatchObject({
      status: 'active',
      words: 'night baker',
      frequency: 'weekly',
      weekday: 5,
      address: expect.not.stringContaining('eve'),
    });
    await expect(rpc('change_alert', { token, changes: { status: 'unconfirmed' } })).rejects.toThrow();
    expect(await rpc('delete_alert', { token })).toBe(true);
    expect(await rpc('find_alert', { token })).toBeNull();
    expect(await rpc('stop_alert', { token })).toBe(false);
  });
});

describe('an account', () => {
  test('gets the confirmed alerts of its address when the address is confirmed, and no others', async () => {
    const address = newAddress('later');
    const other = await givenJobAlert(await lonelySpot());
    const confirmed = await givenJobAlert(await lonelySpot(), { address });
    await ask(address);
    const client = anonClient();
    const { data } = await client.auth.signUp({ email: address, password: 'correct horse battery' });
    expect(await alertsOf(address)).toHaveLength(2);
    await sql`update auth.users set email_confirmed_at = now() where email = ${address}`;
    const rows = await sql`select user_id, address from public.alerts where id = ${confirmed.id}`;
    expect(rows).toEqual([{ user_id: data.user?.id, address: null }]);
    expect((await alertsOf(address)).map(({ status }) => status)).toEqual(['unconfirmed']);
    expect(await alertsOf(other.address ?? '')).toHaveLength(1);
    const [waiting] = await alertsOf(address);
    await rpc('confirm_job_alert', { token: waiting?.manage_token });
    expect(await alertsOf(address)).toHaveLength(0);
  });

  test('gets those of its new address when it changes, and takes what it has along when it is deleted', async () => {
    const person = await signUp('job_seeker');
    const address = newAddress('moved');
    const { id } = await givenJobAlert(await lonelySpot(), { address });
    await sql`update auth.users set email = ${address} where id = ${person.user.id}`;
    const { data } = await person.client.from('alerts').select('id');
    expect(data).toEqual([{ id }]);
    const exported = await person.client.rpc('own_data');
    expect(exported.data).toMatchObject({ alerts: [{ id }], stopped_addresses: [] });
    expect(JSON.stringify(exported.data)).not.toContain('manage_token');
    await person.client.rpc('delete_own_account', { confirmation: address });
    expect(await sql`select from public.alerts where id = ${id}`).toHaveLength(0);
  });

  test('hears that its address is stopped, and can take that back', async () => {
    const person = await signUp('job_seeker');
    expect((await person.client.rpc('my_stopped_address')).data).toBeNull();
    await rpc('stop_address', { address: person.email, reason: 'complaint' });
    expect((await person.client.rpc('my_stopped_address')).data).toBe('complaint');
    await person.client.rpc('resume_my_address');
    expect((await person.client.rpc('my_stopped_address')).data).toBeNull();
  });

  test('keeps at most fifty; what does not fit goes on as a guest alert', async () => {
    const person = await signUp('job_seeker');
    const spot = await lonelySpot();
    for (let index = 0; index < 49; index += 1) await givenJobAlert(spot, { user_id: person.user.id });
    const address = newAddress('crowd');
    await givenJobAlert(spot, { address });
    await givenJobAlert(spot, { address });
    await sql`update auth.users set email = ${address} where id = ${person.user.id}`;
    const { count } = await person.client.from('alerts').select('id', { count: 'exact', head: true });
    expect(count).toBe(50);
    expect(await alertsOf(address)).toHaveLength(1);
    const { error } = await person.client
      .from('alerts')
      .insert({ kind: 'job', radius_km: 10, location: locationAt(spot) });
    expect(error?.message).toBe('TOO_MANY_ALERTS');
    expect(await mailsOfAlert(crypto.randomUUID())).toEqual([]);
  });
});
