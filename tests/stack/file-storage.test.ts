import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileStorage } from '../../supabase/embedded/api/file-storage.ts';

test('a file that cannot be stored leaves no partial file behind', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-files-'));
  const name = createHash('sha256').update('applications/cv.pdf').digest('hex');
  const parent = path.join(folder, name.slice(0, 2));
  // A file cannot replace a folder.
  mkdirSync(path.join(parent, name), { recursive: true });
  const body = Buffer.from('%PDF-1.4');
  const upload = fileStorage(folder).uploadObject('applications', 'cv.pdf', undefined, body, 'a/b', '');
  await expect(upload).rejects.toThrow();
  expect(readdirSync(parent)).toEqual([name]);
  await rm(folder, { recursive: true });
});
