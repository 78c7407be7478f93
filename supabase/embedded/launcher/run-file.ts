import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSharedDir } from '../postgres/account.ts';
import { endProcessTree, getCommandLine } from '../postgres/process.ts';
import { stopOrphanedPostgres } from '../postgres/server.ts';

/**
 * The ids of the processes that use a data folder, stored in it, so that the next start can distinguish a running stack
 * from a crashed one.
 */
export type Run = {
  launcher: number;
  site?: number;
  url?: string;
  /** The ports of the stack's API and database, for other tools. */
  ports?: { api: number; database: number };
};

const getRunFile = (dataDir: string) => path.join(dataDir, 'run.json');

/** Records this process as the launcher, and adds the changes to what it recorded before. */
export function recordRun(dataDir: string, changes: Omit<Run, 'launcher'>): void {
  const run = loadRun(dataDir);
  const before = run?.launcher === process.pid ? run : {};
  writeFileSync(getRunFile(dataDir), JSON.stringify({ ...before, ...changes, launcher: process.pid }));
}

export function clearRun(dataDir: string): void {
  rmSync(getRunFile(dataDir), { force: true });
}

/**
 * Records this process as the user of the folder. Throws if a stack runs on it; ends site and database processes that
 * an interrupted run left behind.
 */
export async function claimDataDir(dataDir: string, print: (line: string) => void): Promise<void> {
  const run = loadRun(dataDir);
  if (run && run.launcher !== process.pid && /node/i.test(getCommandLine(run.launcher)))
    throw new Error(
      `Doorstep is already running on ${dataDir} (process ${run.launcher}${run.url ? `, ${run.url}` : ''}). ` +
        'Stop it first, or choose another folder with --data.',
    );
  if (run?.site && /node|next/i.test(getCommandLine(run.site))) {
    print(`Stopping the site that an interrupted run left behind (process ${run.site}).`);
    await endProcessTree(run.site);
  }
  // Before the search for free ports, because leftover processes hold theirs.
  for (const folder of [dataDir, getSharedDir(dataDir)])
    await stopOrphanedPostgres(path.join(folder, 'postgres'), print);
  recordRun(dataDir, {});
}

/** The record of the last run on a folder, which may have ended; undefined if there is none. */
export function loadRun(dataDir: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(getRunFile(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}
