import { rm } from 'node:fs/promises';
import { getSharedDir } from './postgres/account.ts';

/** Deletes the data folder of a stopped stack, and the database outside of it that root may have. */
export async function removeData(dataDir: string): Promise<void> {
  for (const folder of [dataDir, getSharedDir(dataDir)])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
