import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { signUp } from '../support/clients.ts';

const root = path.join(import.meta.dirname, '../..');

test('an export asks whether the target is empty before it looks at what is here', async () => {
  await signUp('employer');
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-target-'));
  const target = path.join(folder, 'target.env');
  const { DATABASE_URL, NEXT_PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY, ...rest } = process.env;
  const variables = { DATABASE_URL, NEXT_PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY };
  writeFileSync(
    target,
    Object.entries(variables)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const bare = Object.fromEntries(Object.entries(rest).filter(([name]) => !/SUPABASE/.test(name)));
  // No stack runs on this folder, so what is here could not be read.
  const args = ['export', '--target', target, '--data', folder];
  const said = await new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      [path.join(root, 'supabase/backup/cli.ts'), ...args],
      { cwd: root, env: { ...bare, NODE_ENV: 'test' } },
      (_fault, stdout, stderr) => resolve(`${stdout}${stderr}`),
    ),
  );
  expect(said).toMatch(/^This place is not empty \(.+\): nothing was changed/);
  await rm(folder, { recursive: true });
});
