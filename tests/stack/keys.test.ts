import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureKeys } from '../../supabase/embedded/keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));
const file = () => path.join(folder, 'keys.json');

test('keys are created once, all different, in a file that only its owner can read', () => {
  const keys = ensureKeys(folder);
  expect(new Set(Object.values(keys)).size).toBe(5);
  for (const key of Object.values(keys)) expect(key.length).toBeGreaterThan(30);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(ensureKeys(folder)).toEqual(keys);
});

test('an unreadable key file is not overwritten', () => {
  writeFileSync(file(), '{"jwtSecret": "abc');
  expect(() => ensureKeys(folder)).toThrow();
  expect(readFileSync(file(), 'utf8')).toBe('{"jwtSecret": "abc');
});
