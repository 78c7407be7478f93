import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generateTypes } from '../../supabase/embedded/launcher/types.ts';
import { requireVariable } from '../support/environment.ts';

test('the database types match the migrations (else: npm run types)', async () => {
  const file = path.join(import.meta.dirname, '..', '..', 'lib', 'supabase', 'database.types.ts');
  expect(await generateTypes(requireVariable('DATABASE_URL'))).toBe(await readFile(file, 'utf8'));
}, 60_000);
