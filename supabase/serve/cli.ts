import path from 'node:path';
import { readEnvironment } from '../embedded/launcher/environment.ts';
import { keepRunning } from '../embedded/launcher/keep-running.ts';
import { readOptions } from '../embedded/launcher/options.ts';
import { aborted, stopSignal } from '../embedded/launcher/stop-signals.ts';
import { startChild } from './child.ts';

const usage = `npm run serve                          a site for people, with its database, scheduled work and backups
npm run serve:update [-- <version>]    a backup, then the newest code (or that tag) in the place of the running one
npm run serve:update -- --back         the code of before the last update

--data <folder> (DATA_FOLDER, .doorstep), --port <n> (PORT, 3000): docs/small-town.md`;

const root = path.join(import.meta.dirname, '..', '..');
const [command, ...rest] = process.argv.slice(2);
const say = (line: string) => console.log(line);

/** Keeps the whole running: a supervisor that dies, or ends for an update, is started again as well. */
async function run(given: Record<string, string>): Promise<void> {
  const interruption = stopSignal();
  const dataDir = path.resolve(root, readOptions(rest, given).dataDir);
  const start = () =>
    startChild({
      name: 'Doorstep',
      program: import.meta.filename,
      args: ['town', ...rest, '--data', dataDir],
      env: given,
      told: 'start',
      graceMs: 90_000,
      endsInOrder: true,
    });
  // A first start that fails has said why.
  const kept = await Promise.race([
    keepRunning('Doorstep', start, say).catch(() => process.exit(1)),
    aborted(interruption),
  ]);
  process.on('SIGUSR2', () => {
    const pid = kept?.pid();
    if (pid !== undefined) process.kill(pid, 'SIGUSR2');
  });
  await aborted(interruption);
  await kept?.stop();
}

/** The supervisor of all parts (town.ts), which ends them in order when the process above is gone. */
async function town(given: Record<string, string>): Promise<void> {
  const { runTown } = await import('./town.ts');
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  await runTown(root, readOptions(rest, given), given, stopSignal(), () => process.send?.('ready'));
}

/** Alone, for an update. */
async function build(given: Record<string, string>): Promise<void> {
  const { buildIfNeeded } = await import('../embedded/launcher/build.ts');
  await buildIfNeeded(root, given, true, say, stopSignal());
}

const commands: Record<string, (given: Record<string, string>) => Promise<void>> = {
  run,
  town,
  build,
  update: async (given) => (await import('./update.ts')).update(root, rest, given),
};

try {
  const given = readEnvironment(root, process.env);
  const chosen = commands[command ?? ''];
  if (!chosen) throw new Error(usage);
  await chosen(given);
  process.exit(0);
} catch (fault) {
  console.error(`\n${fault instanceof Error ? fault.message : fault}\n`);
  process.exit(1);
}
