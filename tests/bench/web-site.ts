import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { removeData } from '../../supabase/embedded/remove-data.ts';
import { freePorts } from '../support/test-stack.ts';

/** A checkout's own site on its own stack, each part a process, as `npm start` runs them. */
export type BenchSite = {
  name: string;
  url: string;
  /** The web process. */
  pid: number;
  databaseUrl: string;
  /** Lets its scheduler and its API rest, or go on. */
  rest(isResting: boolean): void;
  stop(): Promise<void>;
};

/**
 * Builds a checkout if needed, starts it on 127.0.0.1 and fills it with the demonstration's 15,000 jobs; `kept` is a folder that
 * keeps them for the next time.
 */
export async function startBenchSite(name: string, root: string, kept?: string): Promise<BenchSite> {
  const dataDir =
    kept === undefined ? mkdtempSync(path.join(tmpdir(), 'doorstep-bench-')) : path.resolve(kept, name);
  const [site, api, database, mailbox, smtp] = await freePorts(5);
  const url = `http://127.0.0.1:${site}`;
  const launcher = spawn(
    process.execPath,
    [
      ...[path.join(root, 'supabase', 'embedded', 'cli.ts'), 'start', '--data', dataDir, '--port', `${site}`],
      ...['--api-port', `${api}`, '--database-port', `${database}`],
      ...['--mailbox-port', `${mailbox}`, '--smtp-port', `${smtp}`],
    ],
    // One address in all of them: the pages of two checkouts differ by nothing else than their code.
    {
      cwd: root,
      env: {
        ...process.env,
        SITE_URL: 'http://127.0.0.1:4101',
      },
    },
  );
  const stop = async () => {
    if (launcher.exitCode === null && launcher.signalCode === null) {
      launcher.kill('SIGCONT');
      const ended = once(launcher, 'exit');
      launcher.kill('SIGTERM');
      await ended;
    }
    if (kept === undefined) await removeData(dataDir);
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
  // A line for each request comes from here on: gathered by this process, they would slow down the load that it makes.
  for (const stream of [launcher.stdout, launcher.stderr]) stream.removeAllListeners('data').resume();
  const run: { site: number } = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8'));
  const env = parseEnv(readFileSync(path.join(dataDir, 'env.sh'), 'utf8').replaceAll(/^export /gm, ''));
  const rest = (isResting: boolean) => launcher.kill(isResting ? 'SIGSTOP' : 'SIGCONT');
  return { name, url, pid: run.site, databaseUrl: env.DATABASE_URL ?? '', rest, stop };
}
