import { beforeEach, expect, test, vi } from 'vitest';
import { GET as ownSearches } from '@/app/api/saved-searches/route';
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

async function signedIn(): Promise<Person> {
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
const idIn = (address: string) => /=([\da-f-]{36})$/.exec(address)?.[1];
const getOwnSearches = async () => (await ownSearches()).json();

test('a search is saved once with a name and without email, and turning on email updates the same row', async () => {
  const person = await signedIn();
  const first = await saveWithoutEmail({ name: 'Evenings' });
  expect(first).toMatch(/job-alerts\?saved=/);
  expect(await listStoredSearches(person)).toEqual([
    { id: idIn(first), name: 'Evenings', status: 'paused', is_due: false },
  ]);

  // Without a new name the row keeps its name.
  expect(await saveWithoutEmail()).toBe(first.replace('saved', 'known'));
  expect(await saveWithoutEmail({ name: 'Late shifts' })).toBe(first.replace('saved', 'known'));
  // Emails ignore the posting age.
  expect(await save({ isQuick: 'true', more: 'with=tips' })).toBe(first.replace('saved', 'known'));
  expect(await listStoredSearches(person)).toEqual([
    { id: idIn(first), name: 'Late shifts', status: 'active', is_due: true },
  ]);

  // Saving it again doesn't turn email off.
  await saveWithoutEmail({ name: 'Evenings' });
  expect(await listStoredSearches(person)).toMatchObject([{ name: 'Evenings', status: 'active' }]);
});

test('rejects invalid searches with a message', async () => {
  expect(await saveJobAlert(null, form({ ...search, isSilent: 'true' }))).toMatchObject({
    ok: false,
    message: 'Authentication required',
  });
  const person = await signedIn();
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

test("lists the viewer's newest searches by name or sentence, with the URL of the same search", async () => {
  expect((await ownSearches()).status).toBe(401);
  const [person, other] = [await signedIn(), await signUp('job_seeker')];
  expect(await getOwnSearches()).toEqual({ searches: [] });
  await saveWithoutEmail({ name: 'Evenings' });
  await saveWithoutEmail({ words: 'nurse', types: '', minPay: '', more: '' });
  await sql`insert into public.alerts (kind, user_id, location, name)
    values ('job', ${other.user.id}, ${sql.json(austin as never)}, 'Not yours')`;
  const response = await ownSearches();
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
