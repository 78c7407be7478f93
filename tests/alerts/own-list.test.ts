import { expect, test } from 'vitest';
import type { AlertChange } from '@/lib/alerts/alert';
import { maxAlertNameLength, maxAlerts } from '@/lib/alerts/alert';
import { alertColumns, toJobAlert, toJobAlertRow, toTalentAlertRow } from '@/lib/alerts/alert-row';
import { changeOwnAlert, toAlertError } from '@/lib/alerts/change-alert';
import { UserError } from '@/lib/result';
import { alertMessages } from '@/messages/alerts/messages';
import { type Person, signUp } from '../support/clients';
import { sql } from '../support/sql';
import { locationAt } from './alert-fixtures';

const place = locationAt({ lat: 30.267, lng: -97.743 });
const weekly = { frequency: 'weekly', hour: 17, weekday: 5, timeZone: 'America/Chicago' } as const;
const jobAlertRow = toJobAlertRow(
  { words: 'barista', types: ['part-time'], minPay: 18.5, currency: 'USD', more: {}, place, radiusKm: 10 },
  weekly,
);
const title = 'Barista near Austin, Texas';

const changeAlert = ({ client, user }: Person, change: AlertChange, id = '', alert = '') =>
  changeOwnAlert(client, user.id, { change, id, alert });

async function createEmployer(): Promise<Person> {
  const person = await signUp('employer');
  await sql`insert into public.employer_profiles (user_id, company_name, company_description, industry, location)
    values (${person.user.id}, 'Corner Cafe', 'Coffee.', 'Hospitality', ${sql.json(place)})`;
  return person;
}

async function createJobAlert(person: Person): Promise<string> {
  const { data, error } = await person.client
    .from('alerts')
    .insert({ ...jobAlertRow, kind: 'job', user_id: person.user.id })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

const listOwnAlerts = async ({ client, user }: Person) => {
  const { data, error } = await client.from('alerts').select(alertColumns).eq('user_id', user.id);
  if (error) throw error;
  return data.map(toJobAlert);
};

test('an owner pauses, resumes, deletes and restores an alert', async () => {
  const person = await signUp('job_seeker');
  const id = await createJobAlert(person);
  const [before] = await listOwnAlerts(person);
  expect(before?.nextDueAt).toMatch(/Z$/);

  expect(await changeAlert(person, 'pause', id)).toEqual({
    message: `Email is off: ${title}.`,
    undo: null,
  });
  expect(await listOwnAlerts(person)).toMatchObject([{ status: 'paused', nextDueAt: null }]);
  expect((await changeAlert(person, 'resume', id)).message).toBe(`Email is on: ${title}.`);

  const deleted = await changeAlert(person, 'delete', id);
  expect(deleted.message).toBe(`Deleted: ${title}.`);
  expect(await listOwnAlerts(person)).toEqual([]);
  const restored = await changeAlert(person, 'restore', '', deleted.undo ?? '');
  expect(restored).toEqual({ message: `Back on your list: ${title}.`, undo: null });
  const [after] = await listOwnAlerts(person);
  expect({ ...after, id }).toEqual({ ...before, id });
});

test("rejects changes to another person's alert", async () => {
  const [owner, other] = await Promise.all([signUp('job_seeker'), signUp('job_seeker')]);
  const id = await createJobAlert(owner);
  for (const change of ['pause', 'resume', 'delete'] as const)
    await expect(changeAlert(other, change, id)).rejects.toThrow(new UserError(alertMessages.notFound));
  // Also with the owner's id.
  await expect(
    changeOwnAlert(other.client, owner.user.id, { change: 'delete', id, alert: '' }),
  ).rejects.toThrow(new UserError(alertMessages.notFound));
  expect(await listOwnAlerts(owner)).toHaveLength(1);
});

test('a saved search keeps its name when email is turned off and when it is restored', async () => {
  const person = await signUp('job_seeker');
  const id = await createJobAlert(person);
  const name = 'Evenings downtown';
  await person.client.from('alerts').update({ name }).eq('id', id).throwOnError();
  expect((await changeAlert(person, 'pause', id)).message).toBe(`Email is off: ${name}.`);
  const deleted = await changeAlert(person, 'delete', id);
  expect(deleted.message).toBe(`Deleted: ${name}.`);
  expect((await changeAlert(person, 'restore', '', deleted.undo ?? '')).message).toBe(
    `Back on your list: ${name}.`,
  );
  const [restored] = await listOwnAlerts(person);
  expect(restored).toMatchObject({ name, status: 'paused', nextDueAt: null });
  const exported = await person.client.rpc('own_data').throwOnError();
  expect(exported.data).toMatchObject({ alerts: [{ name, status: 'paused' }] });
});

test('a job alert has a name of one short line, and a talent alert cannot have a name', async () => {
  const person = await createEmployer();
  const id = await createJobAlert(person);
  const setName = (name: string) => person.client.from('alerts').update({ name }).eq('id', id).select('name');
  expect((await setName(' Early\n\tand\u00a0late\u0007 ')).data).toEqual([{ name: 'Early and late' }]);
  expect((await setName(' \n ')).data).toEqual([{ name: null }]);
  expect((await setName('x'.repeat(maxAlertNameLength))).error).toBeNull();
  expect((await setName('x'.repeat(maxAlertNameLength + 1))).error?.code).toBe('23514');
  const { error } = await person.client
    .from('alerts')
    .insert({ kind: 'talent', user_id: person.user.id, location: place, radius_km: 25, name: 'Cooks' });
  expect(error?.code).toBe('23514');
});

test('rejects invalid undo data', async () => {
  const person = await signUp('job_seeker');
  for (const alert of ['', 'no json', '{}', JSON.stringify({ ...jobAlertRow, id: 7 })])
    await expect(changeAlert(person, 'restore', '', alert)).rejects.toThrow(
      new UserError(alertMessages.notFound),
    );
  expect(await listOwnAlerts(person)).toEqual([]);
});

test('rejects an alert over the limit', async () => {
  const person = await signUp('job_seeker');
  await sql`insert into public.alerts (kind, user_id, location)
    select 'job', ${person.user.id}, ${sql.json(place)} from generate_series(1, ${maxAlerts})`;
  const { error } = await person.client
    .from('alerts')
    .insert({ ...jobAlertRow, kind: 'job', user_id: person.user.id });
  expect(error && toAlertError(error)).toEqual(new UserError(alertMessages.tooMany({ max: maxAlerts })));
});

test('an alert with a time zone that the database lacks is reported at the field of the time zone', async () => {
  const person = await signUp('job_seeker');
  const { error } = await person.client
    .from('alerts')
    .insert({ ...jobAlertRow, kind: 'job', time_zone: 'Nowhere/Land', user_id: person.user.id });
  expect(error && toAlertError(error)).toMatchObject({ fieldErrors: { timeZone: alertMessages.timeZone } });
});

test("a company's talent alert without filters is saved, deleted and restored", async () => {
  const person = await createEmployer();
  const { data, error } = await person.client
    .from('alerts')
    .insert({
      ...toTalentAlertRow(
        { keywords: '', skills: [], minYears: null, maxYears: null, place, radiusKm: 25 },
        weekly,
      ),
      kind: 'talent',
      user_id: person.user.id,
    })
    .select('id')
    .single();
  if (error) throw error;
  const deleted = await changeAlert(person, 'delete', data.id);
  expect(deleted.message).toBe('Deleted: Anyone near Austin, Texas.');
  await changeAlert(person, 'restore', '', deleted.undo ?? '');
  expect(
    await sql`select radius_km, frequency from public.alerts where user_id = ${person.user.id}`,
  ).toMatchObject([{ radius_km: 25, frequency: 'weekly' }]);
});

test('an export lists each alert once; deleting the company deletes its talent alerts, but no job alerts', async () => {
  const person = await createEmployer();
  await createJobAlert(person);
  await sql`insert into public.alerts (kind, user_id, location) values ('talent', ${person.user.id}, ${sql.json(place)})`;
  const exported = await person.client.rpc('own_data').throwOnError();
  expect(exported.data).toMatchObject({ alerts: [{}, {}] });
  expect((exported.data as { alerts: object[] }).alerts).toHaveLength(2);
  await person.client.from('employer_profiles').delete().eq('user_id', person.user.id).throwOnError();
  expect(await sql`select kind from public.alerts where user_id = ${person.user.id}`).toEqual([
    { kind: 'job' },
  ]);
});

test('an account with fifty job alerts can add a talent alert; filters of the other kind are rejected', async () => {
  const person = await createEmployer();
  await sql`insert into public.alerts (kind, user_id, location)
    select 'job', ${person.user.id}, ${sql.json(place)} from generate_series(1, ${maxAlerts})`;
  const row = { kind: 'talent', user_id: person.user.id, location: place, radius_km: 25 };
  const insert = (fields: object) => person.client.from('alerts').insert({ ...row, ...fields });
  expect((await insert({})).error).toBeNull();
  for (const fields of [{ job_types: ['part-time'] }, { min_pay: 18 }, { kind: 'job', skills: ['grill'] }])
    expect((await insert(fields)).error?.code).toBe('23514');
});
