import { beforeAll, describe, expect, test } from 'vitest';
import { lockTestFile } from '../support/lock-test-file.ts';
import { sql } from '../support/sql.ts';
import { type Callers, functions, harmlessArguments } from './matrix.ts';
import { type Person, secretClient, signUp, visitorClient } from './people.ts';

// This file calls refresh_map_counts, which deletes the sample row of matrix.test.ts: that row counts no real job.
lockTestFile('tests that refresh map counts');

type Callable = { name: string; required: string[] };

/** The codes of intended rejections: an API status, or an invalid argument. */
const expectedErrorCodes = /^(PT4\d\d|22023|P0002)$/;

const callerGroups = Object.keys(functions) as Callers[];
let newcomer: Person;
let callable: Callable[];
beforeAll(async () => {
  newcomer = await signUp();
  callable = await sql<Callable[]>`
    select proname as name, coalesce(proargnames[1:pronargs - pronargdefaults], '{}') as required
    from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`;
});

describe.each(callerGroups)('functions for %s', (callers) => {
  describe.each([...functions[callers]])('%s', (name) => {
    test.each([
      ['a visitor', 'everyone', visitorClient],
      ['a signed-in person', 'signed in', () => newcomer.client],
      ['the secret key', 'secret key', secretClient],
    ] as const)('grants %s the expected access', async (_person, group, client) => {
      const { error } = await client().rpc(name, getArguments(name));
      // PGRST202 would mean that no function has these arguments.
      expect(error?.code).not.toBe('PGRST202');
      if (callerGroups.indexOf(group) < callerGroups.indexOf(callers)) expect(error?.code).toBe('42501');
      // Other codes would mean that the function fails for all callers.
      else if (error) expect(error.code, error.message).toMatch(expectedErrorCodes);
    });
  });
});

test('the matrix lists every function that can be called', () => {
  const advice = 'Add it to tests/policies/matrix.ts, then run `npx node tests/policies/write-readme.ts`.';
  const found = new Set(callable.map(({ name }) => name));
  expect([...found].sort(), advice).toEqual(Object.values(functions).flat().sort());
});

test('every function sets its search_path', async () => {
  const withoutSearchPath = await sql`
    select proname from pg_proc
    where pronamespace = 'public'::regnamespace and not coalesce(proconfig, '{}') @> array['search_path=""']`;
  expect(withoutSearchPath.map(({ proname }) => proname)).toEqual([]);
});

/**
 * Returns the harmless arguments of the matrix, or else null for every required argument. email_job_contact needs an
 * existing account.
 */
function getArguments(name: string): Record<string, unknown> {
  if (name === 'email_job_contact') return { account_id: newcomer.id, address: newcomer.email };
  const required = callable.find((row) => row.name === name)?.required ?? [];
  return harmlessArguments[name] ?? Object.fromEntries(required.map((argument) => [argument, null]));
}
