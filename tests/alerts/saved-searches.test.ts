import { beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/saved-searches/route';
import { saveJobAlert } from '@/lib/alerts/actions';
import { maxAlerts } from '@/lib/alerts/alert';
import { maxSavedSearches } from '@/lib/alerts/saved-search';
import { signIn } from '@/lib/auth/actions';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { alertMessages } from '@/messages/alerts/messages';
import { browser, form, getRedirect } from '../auth/request.ts';
import { type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { locationAt } from './alert-fixtures.ts';

vi.mock('next/headers', async () => (await import('../auth/request.ts')).nextHeaders());
vi.mock('react', async () => (await import('../auth/request.ts')).reactWithoutCache());

beforeEach(() => browser.reset());

async function signInNewPerson(): Promise<Person> {
  const person = await signUp('job_seeker');
  await signIn(null, form({ email: person.email, password: person.password }));
  return person;
}

const austin = locationAt({ lat: 30.267, lng: -97.743 });
const search = {
  words: 'barista',
  types: 'part-time',
  minPay: '18',
  more: 'with=tips&posted=7',
  location: JSON.stringify(austin),
  radiusKm: '5',
  frequency: 'daily',
  hour: '8',
  weekday: '1',
  timeZone: 'America/Chicago',
};
const save = (fields: Record<string, string>) =>
  getRedirect(saveJobAlert(null, form({ ...search, ...fields })));
const saveWithoutEmail = (fields: Record<string, string> = {}) =>
  save({ isQuick: 'true', isSilent: 'true', ...fields });
const listStoredSearches = ({ user }: Person) =>
  sql`select id, name, status, next_due_at is not null as is_due from public.alerts where user_id = ${user.id} order by created_at`;
const getId = (url: string) => /=([\da-f-]{36})$/.exec(url)?.[1];
const getOwnSearches = async () => (await GET()).json();

test('saving a search again renames it or turns on its email, without a second row', async () => {
  const person = await signInNewPerson();
  const first = await saveWithoutEmail({ name: 'Evenings' });
  expect(first).toMatch(/job-alerts\?saved=/);
  expect(await listStoredSearches(person)).toEqual([
    { id: getId(first), name: 'Evenings', status: 'paused', is_due: false },
  ]);

  // Saving without a name keeps the name.
  expect(await saveWithoutEmail()).toBe(first.replace('saved', 'known'));
  expect(await saveWithoutEmail({ name: 'Late shifts' })).toBe(first.replace('saved', 'known'));
  // Alerts ignore the filter on posting age.
  expect(await save({ isQuick: 'true', more: 'with=tips' })).toBe(first.replace('saved', 'known'));
  expect(await listStoredSearches(person)).toEqual([
    { id: getId(first), name: 'Late shifts', status: 'active', is_due: true },
  ]);

  // Saving without email doesn't turn email off.
  await saveWithoutEmail({ name: 'Evenings' });
  expect(await listStoredSearches(person)).toMatchObject([{ name: 'Evenings', status: 'active' }]);
});

test('rejects a search of a visitor, a search with a long name and a search over the limit', async () => {
  expect(await saveJobAlert(null, form({ ...search, isSilent: 'true' }))).toMatchObject({
    ok: false,
    message: 'Authentication required',
  });
  const person = await signInNewPerson();
  expect(await saveJobAlert(null, form({ ...search, isSilent: 'true', name: 'x'.repeat(61) }))).toMatchObject(
    {
      fieldErrors: { name: 'Please use at most 60 characters' },
      values: { name: 'x'.repeat(61) },
    },
  );
  await sql`insert into public.alerts (kind, user_id, location, status)
    select 'job', ${person.user.id}, ${sql.json(austin as never)}, 'paused' from generate_series(1, ${maxAlerts})`;
  expect(await saveJobAlert(null, form({ ...search, isSilent: 'true' }))).toMatchObject({
    message: alertMessages.tooMany({ max: maxAlerts }),
  });
});

test("lists the viewer's newest searches with their names or sentences and their URLs", async () => {
  expect((await GET()).status).toBe(401);
  const [person, other] = [await signInNewPerson(), await signUp('job_seeker')];
  expect(await getOwnSearches()).toEqual({ searches: [] });
  await saveWithoutEmail({ name: 'Evenings' });
  await saveWithoutEmail({ words: 'nurse', types: '', minPay: '', more: '' });
  await sql`insert into public.alerts (kind, user_id, location, name)
    values ('job', ${other.user.id}, ${sql.json(austin as never)}, 'Not yours')`;
  const response = await GET();
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const { searches } = await response.json();
  expect(searches.map(({ label }: { label: string }) => label)).toEqual([
    'Nurse within 5 km of Austin, Texas',
    'Evenings',
  ]);
  for (const page of ['nearMe', 'search']) {
    const { pathname, searchParams } = new URL(searches[1][page], 'http://localhost');
    expect(pathname).toBe(page === 'search' ? '/search' : '/jobs-near-me');
    expect(parseJobSearch(Object.fromEntries(searchParams))).toMatchObject({
      query: 'barista',
      types: ['part-time'],
      minPay: 18,
      more: { extras: ['tips'], postedDays: 7 },
      center: austin.coordinates,
      place: 'Austin, Texas',
      radiusKm: 5,
      view: 'list',
    });
  }
  await sql`insert into public.alerts (kind, user_id, location, created_at)
    select 'job', ${person.user.id}, ${sql.json(austin as never)}, now() - interval '1 day' from generate_series(1, 20)`;
  expect((await getOwnSearches()).searches).toHaveLength(maxSavedSearches);
});
