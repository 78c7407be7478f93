import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../support/sql.ts';
import { type Callers, type FunctionName, functions } from './matrix.ts';
import { type Person, secretClient, signUp, visitorClient } from './people.ts';

const names = Object.keys(functions) as FunctionName[];
const circles: Record<Callers, number> = { everybody: 0, 'signed in': 1, 'secret key': 2 };

let newcomer: Person;
beforeAll(async () => {
  newcomer = await signUp();
});

describe.each(names)('%s', (name) => {
  const { callers, args } = functions[name];

  test.each([
    ['a visitor', 0, visitorClient],
    ['somebody signed in', 1, () => newcomer.client],
    ['the secret key', 2, secretClient],
  ] as const)('%s', async (_person, circle, client) => {
    const { error } = await client().rpc(name, args);
    // PGRST202 would mean that the arguments here name no function at all.
    expect(error?.code).not.toBe('PGRST202');
    if (circle >= circles[callers]) expect(error?.code).not.toBe('42501');
    else expect(error?.code).toBe('42501');
  });
});

test('the matrix names every function that can be called', async () => {
  const found = await sql<{ name: string }[]>`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`;
  expect(found.map(({ name }) => name).sort()).toEqual([...names].sort());
});

test('every function says where its names come from', async () => {
  const loose = await sql`
      select proname from pg_proc
      where pronamespace = 'public'::regnamespace and not coalesce(proconfig, '{}') @> array['search_path=""']`;
  expect(loose.map(({ proname }) => proname)).toEqual([]);
});
