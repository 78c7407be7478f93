import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharedPlace } from '../postgres/account.ts';
import { commandOf, endTree } from '../postgres/process.ts';
import { stopLeftover } from '../postgres/server.ts';

/** Who uses a data folder at the moment, kept in it, so that the next start can tell a running stack from a crashed one. */
export type Run = {
  launcher: number;
  site?: number;
  url?: string;
  /** Where a stack's API and database are, so that tools beside it find them. */
  ports?: { api: number; database: number };
};

const placeOf = (dataDir: string) => path.join(dataDir, 'run.json');

/** Notes more of the run of this process. */
export function noteRun(dataDir: string, more: Omit<Run, 'launcher'>): void {
  const run = readRun(dataDir);
  const before = run?.launcher === process.pid ? run : {};
  writeFileSync(placeOf(dataDir), JSON.stringify({ ...before, ...more, launcher: process.pid }));
}

export function forgetRun(dataDir: string): void {
  rmSync(placeOf(dataDir), { force: true });
}

/** Throws when a stack runs on the folder; ends the site and the database that an interrupted one left behind. */
export async function claimFolder(dataDir: string, say: (line: string) => void): Promise<void> {
  const run = readRun(dataDir);
  if (run && run.launcher !== process.pid && /node/i.test(commandOf(run.launcher)))
    throw new Error(
      `Doorstep is already running on ${dataDir} (process ${run.launcher}${run.url ? `, ${run.url}` : ''}). ` +
        'Stop it first, or choose another folder with --data.',
    );
  if (run?.site && /node|next/i.test(commandOf(run.site))) {
    say(`Stopping the site that an interrupted run left behind (process ${run.site}).`);
    await endTree(run.site);
  }
  // Before ports are looked for: the leftovers hold theirs.
  for (const folder of [dataDir, sharedPlace(dataDir)])
    await stopLeftover(path.join(folder, 'postgres'), say);
  noteRun(dataDir, {});
}

/** What the last run on a folder noted; it may be over. */
export function readRun(dataDir: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(placeOf(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}
