import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readRun } from '../embedded/launcher/run-file.ts';
import { commandOf } from '../embedded/postgres/process.ts';
import { readSettings } from './settings.ts';

/** What belongs to a version beside its sources: they change places in a moment. */
const made = ['node_modules', '.next'];

/**
 * `npm run serve:update`: everything that can fail and takes its time (fetching, packages, build) happens in a folder beside the
 * running site; then the two change places, and the supervisor starts anew. The version of before stays for `--back`, which
 * happens by itself where the new one does not answer.
 */
export async function update(
  root: string,
  args: string[],
  given: Record<string, string>,
  waitMs = 180_000,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      data: { type: 'string', default: given.DATA_FOLDER || '.doorstep' },
      back: { type: 'boolean', default: false },
    },
  });
  const dataDir = path.resolve(root, values.data);
  const { backups } = readSettings(given, dataDir);
  // Beside the checkout and not in it: Next.js takes the outermost lockfile's folder for the project.
  const previous = `${root}-previous`;
  if (launcherOf(dataDir) === undefined)
    throw new Error(`Doorstep does not run on ${dataDir}: \`npm run serve\` first.`);

  if (values.back) {
    if (!existsSync(path.join(previous, 'commit')))
      throw new Error('There is no version of before to go back to.');
    swap(root, previous);
    await settle(root, previous, dataDir, waitMs);
    return;
  }
  if (git(root, 'status', '--porcelain', '--untracked-files=no') !== '')
    throw new Error(
      'Files of this checkout were changed by hand: commit them, or undo it with `git checkout .`.',
    );
  git(root, 'fetch', '--quiet', '--tags', 'origin');
  const wanted = git(root, 'rev-parse', `${positionals[0] ?? 'origin/HEAD'}^{commit}`);
  const current = git(root, 'rev-parse', 'HEAD');
  const own = commits(root, 'HEAD', '--not', '--remotes', '--tags');
  if (commits(root, `${wanted}..HEAD`).length === own.length && commits(root, `HEAD..${wanted}`).length === 0)
    return console.log(`${wanted.slice(0, 12)} runs already.`);

  const next = `${root}-next`;
  console.log(`Preparing ${wanted.slice(0, 12)} beside ${current.slice(0, 12)}, which goes on serving …`);
  clearAway(root, next);
  git(root, 'worktree', 'add', '--quiet', '--detach', next, wanted);
  const prepared = carryOver(next, own);
  must('npm', ['ci', '--no-audit', '--no-fund'], next, given);
  must(process.execPath, ['supabase/serve/cli.ts', 'build'], next, given);
  const key = backups.keyFile ? ['--key', backups.keyFile] : [];
  const backup = ['backup', '--data', dataDir, '--to', backups.to, ...key];
  must(process.execPath, ['supabase/backup/cli.ts', ...backup], root, given);

  writeFileSync(path.join(next, 'commit'), prepared);
  swap(root, next);
  try {
    clearAway(root, previous);
    renameSync(next, previous);
  } catch (fault) {
    swap(root, next);
    throw fault;
  }
  await settle(root, previous, dataDir, waitMs);
}

/** The oldest first. */
function commits(root: string, ...which: string[]): string[] {
  const said = git(root, 'rev-list', '--reverse', '--topo-order', ...which);
  return said === '' ? [] : said.split('\n');
}

/** Puts what was committed in this checkout alone, its brand, say, on top of another version; answers what comes of it. */
function carryOver(next: string, own: readonly string[]): string {
  // They keep their author; who puts them there needs a name, which an account for a service has not.
  const named = ['-c', 'user.name=Doorstep', '-c', 'user.email='];
  try {
    if (own.length > 0) git(next, ...named, 'cherry-pick', '--allow-empty', ...own);
  } catch {
    const files = git(next, 'diff', '--name-only', '--diff-filter=U').replaceAll('\n', ', ');
    throw new Error(
      `What was committed here does not fit on the new version (${files || 'it has merges'}): nothing was changed, and the site goes on. Bring both together in a copy of the repository that is yours, and update from that one (docs/small-town.md, Updates).`,
    );
  }
  if (own.length > 0) console.log(`What was committed here goes with it (${own.length}).`);
  return git(next, 'rev-parse', 'HEAD');
}

/** Starts what has just changed places with the version in the other folder, and changes them back where it does not answer. */
async function settle(root: string, other: string, dataDir: string, waitMs: number): Promise<void> {
  if (await restarted(dataDir, waitMs))
    return console.log(`${git(root, 'rev-parse', 'HEAD').slice(0, 12)} serves.`);
  swap(root, other);
  const isBack = await restarted(dataDir, waitMs);
  throw new Error(
    `The new version did not answer in time; its messages are in the log. ${isBack ? 'The one of before serves again.' : 'The one of before is in its place again, and does not answer either.'}`,
  );
}

/** Whole or not at all. The sources come first: git refuses where somebody's own file is in the way of one. */
function swap(root: string, other: string): void {
  const file = path.join(other, 'commit');
  const [wanted, current] = [readFileSync(file, 'utf8'), git(root, 'rev-parse', 'HEAD')];
  const checkOut = (commit: string) => git(root, 'checkout', '--quiet', '--detach', commit);
  checkOut(wanted);
  const undo: (() => void)[] = [() => checkOut(current)];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    undo.unshift(() => renameSync(to, from));
  };
  try {
    for (const name of made) {
      const [here, there] = [path.join(root, name), path.join(other, name)];
      move(here, `${there}.before`);
      move(there, here);
      move(`${there}.before`, there);
    }
    writeFileSync(file, current);
  } catch (fault) {
    for (const back of undo) back();
    throw fault;
  }
}

/** Ends the supervisor, which is started again; whether the site then answers. */
async function restarted(dataDir: string, waitMs: number): Promise<boolean> {
  // A version that cannot start has none for a moment.
  const before = launcherOf(dataDir);
  if (before !== undefined) process.kill(before, 'SIGTERM');
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    await pause(200);
    const run = readRun(dataDir);
    if (!run?.address || run.launcher === before) continue;
    // One that takes the connection and says nothing must not keep the version of before from coming back.
    const signal = AbortSignal.timeout(5000);
    const answer = await fetch(`${run.address}/healthz`, { signal }).catch(() => undefined);
    if (answer?.ok) return true;
  }
  return false;
}

function launcherOf(dataDir: string): number | undefined {
  const run = readRun(dataDir);
  return run && /node/.test(commandOf(run.launcher)) ? run.launcher : undefined;
}

function clearAway(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  git(root, 'worktree', 'prune');
}

function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.trim();
}

function must(program: string, args: string[], cwd: string, env: Record<string, string>): void {
  // npm and the programs of the new version use its own packages.
  const bin = `${path.join(cwd, 'node_modules', '.bin')}${path.delimiter}${env.PATH ?? ''}`;
  const { status } = spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    env: { ...env, PATH: bin } as unknown as NodeJS.ProcessEnv,
  });
  if (status !== 0)
    throw new Error(`${args.slice(0, 2).join(' ')} failed: nothing was changed, and the site goes on.`);
}
