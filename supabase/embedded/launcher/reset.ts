import { existsSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { getSharedDir } from '../postgres/account.ts';
import { removeData } from '../remove-data.ts';
import type { Options } from './options.ts';
import { claimDataDir } from './run-file.ts';

/** `npm run reset`: deletes the data folder after a confirmation; the next start creates it again. */
export async function reset({ dataDir, isConfirmed }: Options): Promise<void> {
  if (!existsSync(dataDir) && !existsSync(getSharedDir(dataDir))) {
    console.log(`There is no local data in ${dataDir}.`);
    return;
  }
  mkdirSync(dataDir, { recursive: true });
  await claimDataDir(dataDir, console.log);
  if (!(isConfirmed || (await confirmReset(dataDir)))) {
    await rm(path.join(dataDir, 'run.json'), { force: true });
    console.log('Nothing was deleted.');
    process.exitCode = 1;
    return;
  }
  await removeData(dataDir);
  console.log('The local data has been deleted. `npm start` creates it again.');
}

async function confirmReset(dataDir: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log('This deletes data. Without a terminal, add --yes to confirm.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Delete the local database, files and emails in ${dataDir}? Type "yes": `,
  );
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
