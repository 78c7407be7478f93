import { expect, test } from 'vitest';
import { findUsState, usStates } from '@/lib/places/us-states';
import { slugify } from '@/lib/slug';
import { sql } from '../support/sql.ts';
import { isFromFile, loadGazetteer } from './gazetteer.ts';

loadGazetteer();

test('a state is found by code, name and slug, in any letter case', () => {
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

test('the gazetteer has places in every state and nowhere else', async () => {
  const rows = await sql<{ code: string; name: string }[]>`
    select distinct state_code as code, state as name from public.places where ${isFromFile} and kind <> 'outside'`;
  const byCode = (states: readonly { code: string; name: string }[]) =>
    new Map(states.map(({ code, name }) => [code, name]));
  expect(byCode(rows)).toEqual(byCode(usStates));
});

test('the database finds every state by code, name and slug, and returns its name', async () => {
  const spellings = usStates.flatMap(({ code, name }) =>
    [code, code.toLowerCase(), name, name.toUpperCase(), slugify(name)].map((text) => ({ text, name })),
  );
  const rows = await sql<{ text: string; name: string }[]>`
    select text, public.us_state_name(text) as name
    from unnest(${spellings.map(({ text }) => text)}::text[]) with ordinality as spelling (text, position)
    order by position`;
  expect([...rows]).toEqual(spellings);
});
