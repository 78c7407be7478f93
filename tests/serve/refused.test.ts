import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readKeys } from '../../supabase/embedded/keys.ts';
import { removeData } from '../../supabase/embedded/remove-data.ts';
import { freePorts } from '../support/test-stack.ts';

const root = path.join(import.meta.dirname, '../..');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'doorstep-refused-'));
});
afterEach(() => removeData(dataDir));

const SITE_URL = 'https://jobs.springfield.us';
const mail = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'Jobs <jobs@springfield.us>' };

/** `npm run serve` on the folder, in an environment that names no Supabase. */
async function run(env: Record<string, string>) {
  // Whatever else this machine runs, what is refused is not that a port is taken.
  const [port] = await freePorts(1);
  const bare = Object.entries(process.env).filter(
    ([name]) => !/SUPABASE|DATABASE_URL|SITE_URL|CRON_SECRET|SMTP_URL|MAIL/.test(name),
  );
  return new Promise<{ code: unknown; said: string }>((resolve) =>
    execFile(
      process.execPath,
      [path.join(root, 'supabase/serve/cli.ts'), 'run', '--data', dataDir],
      { cwd: root, env: { ...Object.fromEntries(bare), NODE_ENV: 'test', PORT: `${port}`, ...env } },
      (fault, stdout, stderr) => resolve({ code: fault?.code ?? 0, said: `${stdout}${stderr}` }),
    ),
  );
}

test('a site for people without its essentials does not start, and says what to do, in the doctor’s sentences', async () => {
  const { code, said } = await run({ SITE_URL });
  expect(said).toContain('The site was not started:');
  expect(said).toContain('Email: SMTP_URL is not set: this site sends no email.');
  expect(code).toBe(1);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a folder with the demonstration data and its known accounts is refused', async () => {
  writeFileSync(path.join(dataDir, 'seeded.json'), '{"accounts":["a@demo.doorstep.example"]}');
  const { code, said } = await run({ SITE_URL, ...mail });
  expect(said).toContain('has the demonstration data, with accounts that everyone knows');
  expect(code).toBe(1);
});

test('a folder whose database has the password that everyone knows is refused', async () => {
  const { databasePassword: _own, ...older } = readKeys(dataDir);
  writeFileSync(path.join(dataDir, 'keys.json'), JSON.stringify(older));
  const { code, said } = await run({ SITE_URL, ...mail });
  expect(said).toContain('is from before it had a password of its own, and everyone knows the one it has');
  expect(code).toBe(1);
});
