import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { redirectLiteErrors } from '../../supabase/embedded/api/redirect-lite-errors.ts';

test('API errors are logged to a file and one older file, each up to the limit', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-log-'));
  const file = path.join(folder, 'api.log');
  const restore = redirectLiteErrors(file, 500);
  try {
    for (let number = 1; number <= 40; number++) console.error(`Auth error ${number}`);
  } finally {
    restore();
  }
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('Auth error 40\n');
  expect(readdirSync(folder).sort()).toEqual(['api.log', 'api.log.1']);
  for (const name of readdirSync(folder)) expect(statSync(path.join(folder, name)).size).toBeLessThan(600);
  expect(readFileSync(`${file}.1`, 'utf8').trimEnd()).toMatch(/^\d{4}-.* Auth error \d+$/m);
  rmSync(folder, { recursive: true });
});
