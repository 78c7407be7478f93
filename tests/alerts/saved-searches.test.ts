import { beforeEach, expect, test, vi } from 'vitest';
import { GET as ownSearches } from '@/app/api/saved-searches/route';
import { saveJobAlert } from '@/lib/alerts/actions';
import { maxAlerts } from '@/lib/alerts/alert';
import { mostShown } from '@/lib/alerts/saved-search';
import { signIn } from '@/lib/auth/actions';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { alertMessages } from '@/messages/alerts/messages';
import { browser, form, redirectOf } from '../auth/request.ts';
import { type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { locationAt } from './given.ts';

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
  redirectOf(saveJobAlert(null, form({ ...search, ...fields })));
const silently = (fields: Record<string, string> = {}) =>
  save({ isQuick: 'true', isSilent: 'true', ...fields });
const kept = ({ user }: Person) =>
  sql`select id, name, status, next_due_at is not null as is_due from public.alerts where user_id = ${user.id} order by created_at`;
const idIn = (address: string) => /=([\da-f-]{36})$/.exec(address)?.[1];
const asked = async () => (await ownSearches()).json();

test('a search is saved with a name and without email, once, and email for it is the same row', async () => {
  const person = await signedIn();
  const first = await silently({ name: 'Evenings' });
  expect(first).toMatch(/job-alerts\?saved=/);
  expect(await kept(person)).toEqual([
    { id: idIn(first), name: 'Evenings', status: 'paused', is_due: false },
  ]);

  // Without a name the one that is there keeps its own.
  expect(await silently()).toBe(first.replace('saved', 'known'));
  expect(await silently({ name: 'Late shifts' })).toBe(first.replace('saved', 'known'));
  // What is emailed was posted within any time.
  expect(await save({ isQuick: 'true', more: 'with=tips' })).toBe(first.replace('saved', 'known'));
  expect(await kept(person)).toEqual([
    { id: idIn(first), name: 'Late shifts', status: 'active', is_due: true },
  ]);

  // Saving it again turns no email off.
  await silently({ name: 'Evenings' });
  expect(await kept(person)).toMatchObject([{ name: 'Evenings', status: 'active' }]);
});

test('what nobody may save is refused in a sentence', async () => {
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
    message: alertMessages.tooMany({ most: maxAlerts }),
  });
});

test('the row has the newest of one’s own, by name or by what they ask, with the address of the same search', async () => {
  expect((await ownSearches()).status).toBe(401);
  const [person, other] = [await signedIn(), await signUp('job_seeker')];
  expect(await asked()).toEqual({ searches: [] });
  await silently({ name: 'Evenings' });
  await silently({ words: 'nurse', types: '', minPay: '', more: '' });
  await sql`insert into public.alerts (kind, user_id, location, name)
    values ('job', ${other.user.id}, ${sql.json(austin as never)}, 'Not yours')`;
  const answer = await ownSearches();
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { searches } = await answer.json();
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
  expect((await asked()).searches).toHaveLength(mostShown);
});
