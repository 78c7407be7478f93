import { expect, test } from 'vitest';
import type { AlertChange } from '@/lib/alerts/alert';
import { maxAlerts } from '@/lib/alerts/alert';
import { toJobAlert, toJobAlertRow, toTalentAlertRow } from '@/lib/alerts/alert-row';
import {
  alertRefusal,
  type ChangeOwn,
  changeJobAlertOf,
  changeTalentAlertOf,
} from '@/lib/alerts/change-alert';
import { Refusal } from '@/lib/result';
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
  { words: 'barista', types: ['part-time'], minPay: 18.5, currency: 'USD', place, radiusKm: 10 },
  weekly,
);
const sentence =
  'Barista (Part Time) within 10 km of Austin, Texas, at least $18.50 an hour, every Friday at 5:00 pm';

const change = (by: Person, which: ChangeOwn, wanted: AlertChange, id = '', alert = '') =>
  which(by.client, by.user.id, { change: wanted, id, alert });

async function newJobAlert(person: Person): Promise<string> {
  const { data, error } = await person.client
    .from('job_alerts')
    .insert({ ...row, user_id: person.user.id })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

const ownAlerts = async ({ client, user }: Person) => {
  const { data, error } = await client
    .from('job_alerts')
    .select(
      'id, words, job_types, min_pay, currency, location, radius_km, frequency, hour, weekday, time_zone, status, next_due_at',
    )
    .eq('user_id', user.id);
  if (error) throw error;
  return data.map(toJobAlert);
};

test('a person pauses, resumes, deletes, and has the same alert back', async () => {
  const person = await signUp('job_seeker');
  const id = await newJobAlert(person);
  const [before] = await ownAlerts(person);
  expect(before?.nextDueAt).toMatch(/Z$/);

  expect(await change(person, changeJobAlertOf, 'pause', id)).toEqual({
    message: `Paused: ${sentence}.`,
    undo: null,
  });
  expect(await ownAlerts(person)).toMatchObject([{ status: 'paused', nextDueAt: null }]);
  expect((await change(person, changeJobAlertOf, 'resume', id)).message).toBe(`Resumed: ${sentence}.`);

  const deleted = await change(person, changeJobAlertOf, 'delete', id);
  expect(deleted.message).toBe(`Deleted: ${sentence}.`);
  expect(await ownAlerts(person)).toEqual([]);
  const back = await change(person, changeJobAlertOf, 'restore', '', deleted.undo ?? '');
  expect(back).toEqual({ message: `Back on your list: ${sentence}.`, undo: null });
  const [after] = await ownAlerts(person);
  expect({ ...after, id }).toEqual({ ...before, id });
});

test("nobody moves another person's alert, and what is gone is said to be gone", async () => {
  const [owner, other] = await Promise.all([signUp('job_seeker'), signUp('job_seeker')]);
  const id = await newJobAlert(owner);
  for (const wanted of ['pause', 'resume', 'delete'] as const)
    await expect(change(other, changeJobAlertOf, wanted, id)).rejects.toThrow(
      new Refusal(alertMessages.gone),
    );
  // Also not by saying to be the other.
  await expect(
    changeJobAlertOf(other.client, owner.user.id, { change: 'delete', id, alert: '' }),
  ).rejects.toThrow(new Refusal(alertMessages.gone));
  expect(await ownAlerts(owner)).toHaveLength(1);
});

test('what is no deleted alert brings nothing back', async () => {
  const person = await signUp('job_seeker');
  for (const alert of ['', 'no json', '{}', JSON.stringify({ ...row, id: 7 })])
    await expect(change(person, changeJobAlertOf, 'restore', '', alert)).rejects.toThrow(
      new Refusal(alertMessages.gone),
    );
  expect(await ownAlerts(person)).toEqual([]);
});

test('the alert after the most that there can be is refused in a sentence', async () => {
  const person = await signUp('job_seeker');
  await sql`insert into public.job_alerts (user_id, location)
    select ${person.user.id}, ${sql.json(place)} from generate_series(1, ${maxAlerts})`;
  const { error } = await person.client.from('job_alerts').insert({ ...row, user_id: person.user.id });
  expect(error && alertRefusal(error)).toEqual(new Refusal(alertMessages.tooMany({ most: maxAlerts })));
});

test('a zone that only the browser knows is a fault of that field', async () => {
  const person = await signUp('job_seeker');
  const { error } = await person.client
    .from('job_alerts')
    .insert({ ...row, time_zone: 'Nowhere/Land', user_id: person.user.id });
  expect(error && alertRefusal(error)).toMatchObject({ fieldErrors: { timeZone: alertMessages.timeZone } });
});

test("a company's alert about anybody is saved, deleted and brought back", async () => {
  const person = await signUp('employer');
  await sql`insert into public.employer_profiles (user_id, company_name, company_description, industry, location)
    values (${person.user.id}, 'Corner Cafe', 'Coffee.', 'Hospitality', ${sql.json(place)})`;
  const { data, error } = await person.client
    .from('talent_alerts')
    .insert({
      ...toTalentAlertRow(
        { keywords: '', skills: [], minYears: null, maxYears: null, place, radiusKm: 25 },
        weekly,
      ),
      employer_id: person.user.id,
    })
    .select('id')
    .single();
  if (error) throw error;
  const deleted = await change(person, changeTalentAlertOf, 'delete', data.id);
  expect(deleted.message).toBe('Deleted: Anyone within 25 km of Austin, Texas, every Friday at 5:00 pm.');
  await change(person, changeTalentAlertOf, 'restore', '', deleted.undo ?? '');
  expect(
    await sql`select radius_km, frequency from public.talent_alerts where employer_id = ${person.user.id}`,
  ).toMatchObject([{ radius_km: 25, frequency: 'weekly' }]);
});
