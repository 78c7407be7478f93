import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { removeData } from '../../supabase/embedded/remove-data.ts';
import { findFreePorts } from '../support/test-stack.ts';

/** A checkout's site on its own stack, with the processes of `npm start`. */
export type BenchSite = {
  name: string;
  url: string;
  pid: number;
  databaseUrl: string;
  /** Pauses or resumes its scheduler and its API. */
  setPaused(isPaused: boolean): void;
  stop(): Promise<void>;
};

/**
 * Builds a checkout if needed, starts it on 127.0.0.1 and loads the 15,000 jobs of the demonstration; `keepFolder`
 * stores them for the next run.
 */
export async function startBenchSite(name: string, root: string, keepFolder?: string): Promise<BenchSite> {
  const dataDir =
    keepFolder === undefined
      ? mkdtempSync(path.join(tmpdir(), 'doorstep-bench-'))
      : path.resolve(keepFolder, name);
  const [site, api, database, mailbox, smtp] = await findFreePorts(5);
  const url = `http://127.0.0.1:${site}`;
  const launcher = spawn(
    process.execPath,
    [
      ...[path.join(root, 'supabase', 'embedded', 'cli.ts'), 'start', '--data', dataDir, '--port', `${site}`],
      ...['--api-port', `${api}`, '--database-port', `${database}`],
      ...['--mailbox-port', `${mailbox}`, '--smtp-port', `${smtp}`],
    ],
    // The same address for all checkouts, so that their pages differ only by their code.
    {
      cwd: root,
      env: { ...process.env, SITE_URL: 'http://127.0.0.1:4101' },
    },
  );
  const stop = async () => {
    if (launcher.exitCode === null && launcher.signalCode === null) {
      launcher.kill('SIGCONT');
      const ended = once(launcher, 'exit');
      launcher.kill('SIGTERM');
      await ended;
    }
    if (keepFolder === undefined) await removeData(dataDir);
  };
  let output = '';
  const isUp = await new Promise<boolean>((resolve) => {
    for (const stream of [launcher.stdout, launcher.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Stop      Ctrl-C')) resolve(true);
      });
    launcher.once('exit', () => resolve(false));
  });
  if (!isUp) {
    await stop();
    throw new Error(`${name} did not start:\n${output}`);
  }
  // The launcher logs each request; collecting the lines would slow down the load of this process.
  for (const stream of [launcher.stdout, launcher.stderr]) stream.removeAllListeners('data').resume();
  const run: { site: number } = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8'));
  const env = parseEnv(readFileSync(path.join(dataDir, 'env.sh'), 'utf8').replaceAll(/^export /gm, ''));
  const setPaused = (isPaused: boolean) => launcher.kill(isPaused ? 'SIGSTOP' : 'SIGCONT');
  return { name, url, pid: run.site, databaseUrl: env.DATABASE_URL ?? '', setPaused, stop };
}
