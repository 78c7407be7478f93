import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sql } from '../support/sql.ts';
import { generateReadme, readmePath } from './readme.ts';
import { listTriggers } from './schema-files.ts';

test('supabase/README.md lists the tested matrix and the file of each table and function', async () => {
  const message = 'Run `npx node tests/policies/write-readme.ts` and commit supabase/README.md.';
  expect(await readFile(readmePath, 'utf8'), message).toBe(await generateReadme());
});

test('supabase/README.md lists the triggers of jobs in the order of the database', async () => {
  const rows = await sql<{ timing: string; name: string; events: string[]; calls: string }[]>`
    select case when tgtype & 2 > 0 then 'before' else 'after' end as timing, tgname as name, proname as calls,
      array_remove(array[case when tgtype & 4 > 0 then 'insert' end, case when tgtype & 16 > 0 then 'update' end,
        case when tgtype & 8 > 0 then 'delete' end], null) as events
    from pg_catalog.pg_trigger join pg_catalog.pg_proc on pg_proc.oid = tgfoid
    where tgrelid = 'public.jobs'::regclass and not tgisinternal
    order by tgtype & 2 = 0, tgname`;
  const listed = listTriggers('jobs').map(({ events, ...rest }) => ({
    ...rest,
    events: ['insert', 'update', 'delete'].filter((event) => events.split(' ').includes(event)),
  }));
  expect(listed).toEqual([...rows]);
});
