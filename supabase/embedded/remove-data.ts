import { rm } from 'node:fs/promises';
import { sharedPlace } from './postgres/account.ts';

/** Deletes a data folder whose stack does not run, and the database outside of it that root may have. */
export async function removeData(dataDir: string): Promise<void> {
  for (const folder of [dataDir, sharedPlace(dataDir)])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
