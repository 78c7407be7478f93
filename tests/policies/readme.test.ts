import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readmePath, readmeWithMatrix } from './readme.ts';

test('supabase/README.md states the matrix that these tests prove', async () => {
  const message = 'Run `npx node tests/policies/write-readme.ts` and commit supabase/README.md.';
  expect(await readFile(readmePath, 'utf8'), message).toBe(await readmeWithMatrix());
});
