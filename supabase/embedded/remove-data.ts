import { rm } from 'node:fs/promises';
import { getSharedDir } from './postgres/account.ts';

/** Deletes the data folder of a stopped stack, and its shared folder, which exists only if root needed one. */
export async function removeData(dataDir: string): Promise<void> {
  for (const folder of [dataDir, getSharedDir(dataDir)])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
