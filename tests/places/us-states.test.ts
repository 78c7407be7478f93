import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUsState, usStates } from '@/lib/places/us-states';
import { slugify } from '@/lib/slug';
import { signUp } from '../policies/people.ts';
import { company, job, talent } from '../policies/rows.ts';
import { mustWork } from '../policies/world.ts';
import { sql } from '../support/sql.ts';
import { isFromFile, loadGazetteer } from './gazetteer.ts';

loadGazetteer();

test('a state is known by code, name and slug, in any case', () => {
  for (const text of ['NY', 'ny', 'New York', 'new-york', ' NEW YORK '])
    expect(findUsState(text), text).toEqual({ code: 'NY', name: 'New York' });
  for (const text of [
    '',
    'n',
    'Ontario',
    'pr',
    'new_york',
    'toString',
    'hasOwnProperty',
    '__proto__',
    'constructor',
  ])
    expect(findUsState(text), text).toBeNull();
});

test('the gazetteer has places in each of them and in no other', async () => {
  const rows = await sql<{ code: string; name: string }[]>`
    select distinct state_code as code, state as name from public.places where ${isFromFile} and kind <> 'outside'`;
  const byCode = (states: readonly { code: string; name: string }[]) =>
    new Map(states.map(({ code, name }) => [code, name]));
  expect(byCode(rows)).toEqual(byCode(usStates));
});

test('the database knows every state by code, name and slug, and writes its name', async () => {
  const spellings = usStates.flatMap(({ code, name }) =>
    [code, code.toLowerCase(), name, name.toUpperCase(), slugify(name)].map((text) => ({ text, name })),
  );
  const rows = await sql<{ text: string; name: string }[]>`
    select text, public.us_state_name(text) as name
    from unnest(${spellings.map(({ text }) => text)}::text[]) with ordinality as spelling (text, position)
    order by position`;
  expect([...rows]).toEqual(spellings);
});

test('addresses with a broken or coded state are mended wherever they are stored', async () => {
  const migration = readFileSync(
    new URL('../../supabase/migrations/20261122070100_state_names.sql', import.meta.url),
    'utf8',
  );
  const [employer, seeker] = [await signUp(), await signUp('job_seeker')];
  const at = (state: string) => ({
    coordinates: { lat: 35.7796, lng: -78.6382 },
    address: { city: 'Raleigh', state, country: 'United States' },
  });
  const location = at('North Carolina');
  await mustWork(employer.client.from('employer_profiles').insert(company(employer.id, { location })));
  await mustWork(employer.client.from('jobs').insert(job(employer.id, { location })));
  await mustWork(seeker.client.from('job_seeker_profiles').insert(talent(seeker.id, { location })));
  await mustWork(seeker.client.from('job_alerts').insert({ location } as never));
  await mustWork(employer.client.from('talent_alerts').insert({ location } as never));
  const form = { location: JSON.stringify(location) };
  await mustWork(
    employer.client
      .from('job_drafts')
      .insert({ employer_id: employer.id, form, idempotency_key: crypto.randomUUID() }),
  );

  const undone = new Error('undone');
  const states: string[] = [];
  const attempt = sql.begin(async (rows) => {
    // As the rows were when the function was broken: past the triggers, which write the right name.
    await rows`set local session_replication_role = replica`;
    const broken = rows.json(at('North\n      Carolina'));
    await rows`update public.employer_profiles set location = ${broken} where user_id = ${employer.id}`;
    await rows`update public.jobs set location = ${broken} where employer_id = ${employer.id}`;
    await rows`update public.job_seeker_profiles set location = ${rows.json(at('NC'))} where user_id = ${seeker.id}`;
    await rows`update public.job_alerts set location = ${broken} where user_id = ${seeker.id}`;
    await rows`update public.talent_alerts set location = ${broken} where employer_id = ${employer.id}`;
    const brokenForm = rows.json({ location: JSON.stringify(at('North\n      Carolina')) });
    await rows`update public.job_drafts set form = ${brokenForm} where employer_id = ${employer.id}`;
    await rows`set local session_replication_role = origin`;
    await rows.unsafe(migration);
    const stored = await rows<{ state: string }[]>`
      select location #>> '{address,state}' as state from public.employer_profiles where user_id = ${employer.id}
      union all select location #>> '{address,state}' || ' ' || state_slug from public.jobs where employer_id = ${employer.id}
      union all select location #>> '{address,state}' from public.job_seeker_profiles where user_id = ${seeker.id}
      union all select location #>> '{address,state}' from public.job_alerts where user_id = ${seeker.id}
      union all select location #>> '{address,state}' from public.talent_alerts where employer_id = ${employer.id}
      union all select (form ->> 'location')::jsonb #>> '{address,state}' from public.job_drafts where employer_id = ${employer.id}`;
    states.push(...stored.map(({ state }) => state));
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  const name = 'North Carolina';
  expect(states).toEqual([name, `${name} north-carolina`, name, name, name, name]);
});
