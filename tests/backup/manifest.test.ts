import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cipherOf, newSalt, plain } from '../../supabase/backup/cipher.ts';
import { openBackup, partWriter, writeManifest } from '../../supabase/backup/manifest.ts';

let folder: string;
let keyFile: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-manifest-'));
  keyFile = path.join(folder, 'key');
  writeFileSync(keyFile, '0123456789abcdef0123456789abcdef\n');
});
afterEach(() => rm(folder, { recursive: true }));

/** A backup of these parts. */
async function written(contents: Record<string, string>, isSealed: boolean): Promise<void> {
  const salt = isSealed ? newSalt() : undefined;
  const cipher = salt ? cipherOf(keyFile, salt) : plain;
  const { parts, write } = partWriter(folder, cipher);
  for (const [name, content] of Object.entries(contents))
    await write(name, Readable.from([Buffer.from(content)]));
  const rest = {
    doorstep: '1.0.0',
    madeAt: '2026-11-22T12:00:00Z',
    migrations: [],
    tables: [],
    sequences: [],
  };
  writeManifest(
    folder,
    { format: 1, ...rest, files: { count: 0, list: 'one' }, parts, ...(salt && { salt }) },
    cipher,
  );
}

describe.each([false, true])('parts, sealed: %s', (isSealed) => {
  const open = () => openBackup(folder, isSealed ? keyFile : undefined);
  const long = 'row\n'.repeat(500_000);

  test('come back as they were, whether empty or larger than a buffer', async () => {
    await written({ empty: '', 'below/one': long }, isSealed);
    const { read } = await open();
    expect(await text(await read('empty'))).toBe('');
    expect((await text(await read('below/one'))) === long).toBe(true);
  });

  test('that were damaged, or exchanged for one another, are refused', async () => {
    await written({ one: 'the first', two: 'the other' }, isSealed);
    writeFileSync(path.join(folder, 'one'), readFileSync(path.join(folder, 'two')));
    await expect(open()).rejects.toThrow('one of this backup is damaged: nothing was restored.');
    await rm(path.join(folder, 'one'));
    await expect(open()).rejects.toThrow('one of this backup is missing: nothing was restored.');
  });
});

test('a sealed manifest that was changed is refused, and so is a short key', async () => {
  await written({ one: 'the first' }, true);
  const file = path.join(folder, 'manifest.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"count": 0', '"count": 1'));
  await expect(openBackup(folder, keyFile)).rejects.toThrow('its manifest was changed');
  writeFileSync(keyFile, 'short');
  expect(() => cipherOf(keyFile, newSalt())).toThrow('is shorter than 32 characters');
});

test('an open backup is no answer to a key', async () => {
  await written({ one: 'the first' }, false);
  await expect(openBackup(folder, keyFile)).rejects.toThrow('This backup is not encrypted.');
});

test('a folder without a manifest is no backup', async () => {
  await expect(openBackup(folder, undefined)).rejects.toThrow('is no backup: it has no manifest.json.');
});
