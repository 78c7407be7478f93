import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isServed, markServed, refuseServed } from '../../supabase/embedded/launcher/served-folder.ts';
import { readSettings, refuseWithoutBackups } from '../../supabase/serve/settings.ts';

const SITE_URL = 'https://jobs.springfield.us';
const mail = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'Jobs <jobs@springfield.us>' };

test('backups lie in the data folder, are made at night and kept for two weeks, unless told otherwise', () => {
  expect(readSettings({ SITE_URL, ...mail }, '/srv/data').backups).toEqual({
    to: '/srv/data/backups',
    keepDays: 14,
    at: '03:15',
    keyFile: undefined,
  });
  const told = { BACKUP_FOLDER: '/mnt/b', BACKUP_KEEP_DAYS: '30', BACKUP_AT: '22:00', BACKUP_KEY_FILE: '/k' };
  expect(readSettings({ SITE_URL, ...mail, ...told }, '/srv/data').backups).toEqual({
    to: '/mnt/b',
    keepDays: 30,
    at: '22:00',
    keyFile: '/k',
  });
});

test.each<[Record<string, string>, string]>([
  [{}, 'Set SITE_URL to the public address'],
  [{ SITE_URL, ...mail, BACKUP_KEEP_DAYS: '0' }, 'BACKUP_KEEP_DAYS must be'],
  [{ SITE_URL, ...mail, BACKUP_AT: '25:00' }, 'BACKUP_AT must be'],
  [{ SITE_URL, SMTP_URL: 'mail' }, 'SMTP_URL must be a URL'],
  [{ SITE_URL }, 'Email: SMTP_URL is not set: this site sends no email.'],
  [{ SITE_URL: 'http://jobs.springfield.us', ...mail }, 'is not https'],
  [{ SITE_URL, NEXT_PUBLIC_SUPABASE_URL: 'https://a.supabase.co' }, 'the environment names a Supabase'],
])('%o are refused in a sentence', (given, sentence) => {
  expect(() => readSettings(given, '/srv/data')).toThrow(sentence);
});

test('a key or a folder that no backup can be made with is known before anything starts', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-served-'));
  try {
    const to = path.join(folder, 'backups');
    const keyFile = path.join(folder, 'key');
    const looking = (more: object) => () =>
      refuseWithoutBackups({ to, keyFile: undefined, keepDays: 1, at: '03:15', ...more });
    expect(looking({})).not.toThrow();
    expect(existsSync(to)).toBe(true);
    expect(looking({ keyFile })).toThrow(`The key ${keyFile} cannot be read. Make one: `);
    writeFileSync(keyFile, 'short');
    expect(looking({ keyFile })).toThrow('is shorter than 32 characters');
    expect(looking({ to: path.join(keyFile, 'below') })).toThrow('No backup can be written to');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a folder with what people entered is nothing for the demonstration or a reset', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-served-'));
  try {
    writeFileSync(path.join(folder, 'keys.json'), '{}');
    expect(() => refuseServed(folder)).not.toThrow();
    markServed(folder);
    expect(isServed(folder)).toBe(true);
    expect(() => refuseServed(folder)).toThrow('people use what is in it');
  } finally {
    await rm(folder, { recursive: true });
  }
});
