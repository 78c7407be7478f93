import { expect, test } from 'vitest';
import { findUsState, usStates } from '@/lib/places/us-states';
import { sql } from '../support/sql.ts';
import { isFromFile, loadGazetteer } from './gazetteer.ts';

loadGazetteer();

test('a state is known by code, name and slug, in any case', () => {
  for (const text of ['NY', 'ny', 'New York', 'new-york', ' NEW YORK '])
    expect(findUsState(text), text).toEqual({ code: 'NY', name: 'New York' });
  for (const text of ['', 'n', 'Ontario', 'pr', 'new_york']) expect(findUsState(text), text).toBeNull();
});

test('the gazetteer has places in each of them and in no other', async () => {
  const rows = await sql<{ code: string; name: string }[]>`
    select distinct state_code as code, state as name from public.places where ${isFromFile}`;
  const byCode = (states: readonly { code: string; name: string }[]) =>
    new Map(states.map(({ code, name }) => [code, name]));
  expect(byCode(rows)).toEqual(byCode(usStates));
});
