import { expect, test } from 'vitest';
import type { AlertChange } from '@/lib/alerts/alert';
import { maxAlertNameLength, maxAlerts } from '@/lib/alerts/alert';
import { alertColumns, toJobAlert, toJobAlertRow, toTalentAlertRow } from '@/lib/alerts/alert-row';
import { changeOwnAlert, toAlertError } from '@/lib/alerts/change-alert';
import { UserError } from '@/lib/result';
import { alertMessages } from '@/messages/alerts/messages';
import { type Person, signUp } from '../support/clients';
import { sql } from '../support/sql';

const place = {
  coordinates: { lat: 30.267, lng: -97.743 },
  address: {
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    street: null,
    zipCode: null,
    neighborhood: null,
  },
};
const weekly = { frequency: 'weekly', hour: 17, weekday: 5, timeZone: 'America/Chicago' } as const;
const row = toJobAlertRow(
  { words: 'barista', types: ['part-time'], minPay: 18.5, currency: 'USD', more: {}, place, radiusKm: 10 },
  weekly,
);
const title = 'Barista near Austin, Texas';

const change = (by: Person, changeName: AlertChange, id = '', alert = '') =>
  changeOwnAlert(by.client, by.user.id, { change: changeName, id, alert });

async function newJobAlert(person: Person): Promise<string> {
  const { data, error } = await person.client
    .from('alerts')
    .insert({ ...row, kind: 'job', user_id: person.user.id })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

const ownAlerts = async ({ client, user }: Person) => {
  const { data, error } = await client.from('alerts').select(alertColumns).eq('user_id', user.id);
  if (error) throw error;
  return data.map(toJobAlert);
};

test('an owner pauses, resumes, deletes and restores an alert', async () => {
  const person = await signUp('job_seeker');
  const id = await newJobAlert(person);
  const [before] = await ownAlerts(person);
  expect(before?.nextDueAt).toMatch(/Z$/);

  expect(await change(person, 'pause', id)).toEqual({
    message: `Email is off: ${title}.`,
    undo: null,
  });
  expect(await ownAlerts(person)).toMatchObject([{ status: 'paused', nextDueAt: null }]);
  expect((await change(person, 'resume', id)).message).toBe(`Email is on: ${title}.`);

  const deleted = await change(person, 'delete', id);
  expect(deleted.message).toBe(`Deleted: ${title}.`);
  expect(await ownAlerts(person)).toEqual([]);
  const back = await change(person, 'restore', '', deleted.undo ?? '');
  expect(back).toEqual({ message: `Back on your list: ${title}.`, undo: null });
  const [after] = await ownAlerts(person);
  expect({ ...after, id }).toEqual({ ...before, id });
});

test("rejects changes to another person's alert and to a deleted one", async () => {
  const [owner, other] = await Promise.all([signUp('job_seeker'), signUp('job_seeker')]);
  const id = await newJobAlert(owner);
  for (const wanted of ['pause', 'resume', 'delete'] as const)
    await expect(change(other, wanted, id)).rejects.toThrow(new UserError(alertMessages.notFound));
  // Nor with the owner's id.
  await expect(
    changeOwnAlert(other.client, owner.user.id, { change: 'delete', id, alert: '' }),
  ).rejects.toThrow(new UserError(alertMessages.notFound));
  expect(await ownAlerts(owner)).toHaveLength(1);
});

test('a search keeps its name without email and when it is restored', async () => {
  const person = await signUp('job_seeker');
  const id = await newJobAlert(person);
  const name = 'Evenings downtown';
  await person.client.from('alerts').update({ name }).eq('id', id).throwOnError();
  expect((await change(person, 'pause', id)).message).toBe(`Email is off: ${name}.`);
  const deleted = await change(person, 'delete', id);
  expect(deleted.message).toBe(`Deleted: ${name}.`);
  expect((await change(person, 'restore', '', deleted.undo ?? '')).message).toBe(
    `Back on your list: ${name}.`,
  );
  const [back] = await ownAlerts(person);
  expect(back).toMatchObject({ name, status: 'paused', nextDueAt: null });
  const exported = await person.client.rpc('own_data').throwOnError();
  expect(exported.data).toMatchObject({ alerts: [{ name, status: 'paused' }] });
});

test('a name is one short line, and a talent alert has none', async () => {
  const person = await signUp('employer');
  await sql`insert into public.employer_profiles (user_id, company_name, company_description, industry, location)
    values (${person.user.id}, 'Corner Cafe', 'Coffee.', 'Hospitality', ${sql.json(place)})`;
  const id = await newJobAlert(person);
  const write = (name: string) => person.client.from('alerts').update({ name }).eq('id', id).select('name');
  expect((await write(' Early\n\tand\u00a0late\u0007 ')).data).toEqual([{ name: 'Early and late' }]);
  expect((await write(' \n ')).data).toEqual([{ name: null }]);
  expect((await write('x'.repeat(maxAlertNameLength))).error).toBeNull();
  expect((await write('x'.repeat(maxAlertNameLength + 1))).error?.code).toBe('23514');
  const { error } = await person.client
    .from('alerts')
    .insert({ kind: 'talent', user_id: person.user.id, location: place, radius_km: 25, name: 'Cooks' });
  expect(error?.code).toBe('23514');
});

test('invalid undo data restores nothing', async () => {
  const person = await signUp('job_seeker');
  for (const alert of ['', 'no json', '{}', JSON.stringify({ ...row, id: 7 })])
    await expect(change(person, 'restore', '', alert)).rejects.toThrow(new UserError(alertMessages.notFound));
  expect(await ownAlerts(person)).toEqual([]);
});

test('rejects an alert over the limit with a message', async () => {
  const person = await signUp('job_seeker');
  await sql`insert into public.alerts (kind, user_id, location)
    select 'job', ${person.user.id}, ${sql.json(place)} from generate_series(1, ${maxAlerts})`;
  const { error } = await person.client
    .from('alerts')
    .insert({ ...row, kind: 'job', user_id: person.user.id });
  expect(error && toAlertError(error)).toEqual(new UserError(alertMessages.tooMany({ max: maxAlerts })));
});

test('a time zone that only the browser has is an error of its field', async () => {
  const person = await signUp('job_seeker');
  const { error } = await person.client
    .from('alerts')
    .insert({ ...row, kind: 'job', time_zone: 'Nowhere/Land', user_id: person.user.id });
  expect(error && toAlertError(error)).toMatchObject({ fieldErrors: { timeZone: alertMessages.timeZone } });
});

test("a company's talent alert without filters is saved, deleted and restored", async () => {
  const person = await signUp('employer');
  await sql`insert into public.employer_profiles (user_id, company_name, company_description, industry, location)
    values (${person.user.id}, 'Corner Cafe', 'Coffee.', 'Hospitality', ${sql.json(place)})`;
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
  const deleted = await change(person, 'delete', data.id);
  expect(deleted.message).toBe('Deleted: Anyone near Austin, Texas.');
  await change(person, 'restore', '', deleted.undo ?? '');
  expect(
    await sql`select radius_km, frequency from public.alerts where user_id = ${person.user.id}`,
  ).toMatchObject([{ radius_km: 25, frequency: 'weekly' }]);
});

test('a talent alert is deleted with its company, and exported once; job alerts of the account stay', async () => {
  const person = await signUp('employer');
  await sql`insert into public.employer_profiles (user_id, company_name, company_description, industry, location)
    values (${person.user.id}, 'Corner Cafe', 'Coffee.', 'Hospitality', ${sql.json(place)})`;
  await newJobAlert(person);
  await sql`insert into public.alerts (kind, user_id, location) values ('talent', ${person.user.id}, ${sql.json(place)})`;
  const exported = await person.client.rpc('own_data').throwOnError();
  expect(exported.data).toMatchObject({ alerts: [{}, {}] });
  expect((exported.data as { alerts: object[] }).alerts).toHaveLength(2);
  await person.client.from('employer_profiles').delete().eq('user_id', person.user.id).throwOnError();
  expect(await sql`select kind from public.alerts where user_id = ${person.user.id}`).toEqual([
    { kind: 'job' },
  ]);
});

test("an alert has its kind's filters only, and fifty of one kind don't limit the other", async () => {
  const person = await signUp('employer');
  await sql`insert into public.employer_profiles (user_id, company_name, company_description, industry, location)
    values (${person.user.id}, 'Corner Cafe', 'Coffee.', 'Hospitality', ${sql.json(place)})`;
  await sql`insert into public.alerts (kind, user_id, location)
    select 'job', ${person.user.id}, ${sql.json(place)} from generate_series(1, ${maxAlerts})`;
  const own = { kind: 'talent', user_id: person.user.id, location: place, radius_km: 25 };
  const insert = (fields: object) => person.client.from('alerts').insert({ ...own, ...fields });
  expect((await insert({})).error).toBeNull();
  for (const fields of [{ job_types: ['part-time'] }, { min_pay: 18 }, { kind: 'job', skills: ['grill'] }])
    expect((await insert(fields)).error?.code).toBe('23514');
});
