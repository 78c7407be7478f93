import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installationOf } from '../../supabase/doctor/installation.ts';
import { lookAtReplica } from '../../supabase/doctor/services.ts';
import { variable } from '../support/environment.ts';
import { freePorts } from '../support/test-stack.ts';

const primary = variable('NEXT_PUBLIC_SUPABASE_URL');
const look = async (more: Record<string, string>, options: { migrations?: string } = {}) => {
  const variables = {
    NEXT_PUBLIC_SUPABASE_URL: primary,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: variable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
    SUPABASE_SECRET_KEY: variable('SUPABASE_SECRET_KEY'),
    ...more,
  };
  return (await lookAtReplica(installationOf(variables, options))).map(({ state, says }) => [state, says]);
};

test('a site needs no replica', async () => {
  expect(await look({})).toEqual([]);
});

test('one with the same keys and migrations is fine', async () => {
  expect(await look({ SUPABASE_READ_URL: `${primary}/`, SUPABASE_READ_LAG_SECONDS: '5' })).toEqual([
    ['ok', `answers at ${primary}, with the same migrations; may be 5 s behind`],
  ]);
});

test('one that is away, takes other keys or lacks migrations is a warning: the site runs without it', async () => {
  const [port] = await freePorts(1);
  expect(await look({ SUPABASE_READ_URL: `http://127.0.0.1:${port}` })).toEqual([
    ['warn', expect.stringMatching(/cannot be reached \(ECONNREFUSED\)\. The primary answers/)],
  ]);
  const key = `sb_secret_${'x'.repeat(22)}_12345678`;
  expect(await look({ SUPABASE_READ_URL: primary, SUPABASE_SECRET_KEY: key })).toEqual([
    ['warn', expect.stringContaining('SUPABASE_SECRET_KEY is not taken')],
  ]);
  const migrations = mkdtempSync(path.join(tmpdir(), 'doorstep-replica-'));
  onTestFinished(() => rmSync(migrations, { recursive: true }));
  writeFileSync(path.join(migrations, '29991231235959_of_tomorrow.sql'), 'select 1;\n');
  expect(await look({ SUPABASE_READ_URL: primary }, { migrations })).toEqual([
    ['warn', expect.stringContaining('lacks 1 of 1 migrations: 29991231235959')],
  ]);
});

test.each([
  [{ SUPABASE_READ_URL: 'replica:5432' }, 'SUPABASE_READ_URL must be a URL'],
  [{ SUPABASE_READ_LAG_SECONDS: '0' }, 'SUPABASE_READ_LAG_SECONDS must be a number of seconds'],
])('a setting that makes no sense is refused: %j', async (settings, sentence) => {
  await expect(look(settings)).rejects.toThrow(sentence);
});
