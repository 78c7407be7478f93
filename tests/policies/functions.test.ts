import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../support/sql.ts';
import { type Callers, functions, harmlessArguments } from './matrix.ts';
import { type Person, secretClient, signUp, visitorClient } from './people.ts';

type Callable = { name: string; required: string[] };

/** What a function says no with on purpose: a status for the API, or that an argument is none. */
const refusal = /^(PT4\d\d|22023|P0002)$/;

const circles = Object.keys(functions) as Callers[];
let newcomer: Person;
let callable: Callable[];
beforeAll(async () => {
  newcomer = await signUp();
  callable = await sql<Callable[]>`
    select proname as name, coalesce(proargnames[1:pronargs - pronargdefaults], '{}') as required
    from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`;
});

describe.each(circles)('of %s', (callers) => {
  describe.each([...functions[callers]])('%s', (name) => {
    test.each([
      ['a visitor', 'everybody', visitorClient],
      ['somebody signed in', 'signed in', () => newcomer.client],
      ['the secret key', 'secret key', secretClient],
    ] as const)('%s', async (_person, circle, client) => {
      const { error } = await client().rpc(name, argumentsOf(name));
      // PGRST202 would mean that the arguments name no function at all.
      expect(error?.code).not.toBe('PGRST202');
      if (circles.indexOf(circle) < circles.indexOf(callers)) expect(error?.code).toBe('42501');
      // A function that always breaks would let nobody do anything.
      else if (error) expect(error.code, error.message).toMatch(refusal);
    });
  });
});

test('the matrix names every function that can be called', () => {
  const advice =
    'State in tests/policies/matrix.ts who may call it, then `npx node tests/policies/write-readme.ts`.';
  const found = new Set(callable.map(({ name }) => name));
  expect([...found].sort(), advice).toEqual(Object.values(functions).flat().sort());
});

test('every function says where its names come from', async () => {
  const loose = await sql`
    select proname from pg_proc
    where pronamespace = 'public'::regnamespace and not coalesce(proconfig, '{}') @> array['search_path=""']`;
  expect(loose.map(({ proname }) => proname)).toEqual([]);
});

/** Null for whatever has to be said. */
function argumentsOf(name: string): Record<string, unknown> {
  if (name === 'ask_job_contact') return { account_id: newcomer.id, address: newcomer.email };
  const required = callable.find((each) => each.name === name)?.required ?? [];
  return harmlessArguments[name] ?? Object.fromEntries(required.map((argument) => [argument, null]));
}
