import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';

/** How PostgreSQL runs: its programs, data folder and user. */
export type Account = {
  binaries: Binaries;
  databaseDir: string;
  /** The command line that runs a program as this user, with its spawn options. */
  command(program: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
};

/** The shared folder: it contains the database if the account `postgres` runs it, which can't access root's folder. */
export function getSharedDir(dataDir: string): string {
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12);
  return path.join('/var/lib', `doorstep-${name}`);
}

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it directly. Root runs it in a user namespace, which hides
 * that it is root but keeps its access to its own files, also below a 0700 home. If namespaces are disabled, the folder
 * belongs to another user, or the database is in the shared folder already, the system's `postgres` account runs it
 * there.
 */
export function chooseAccount(dataDir: string): Account {
  const binaries = findBinaries();
  const databaseDir = path.join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) return { binaries, databaseDir, command: (file, args) => ({ file, args }) };

  const namespace = ['-U', '--map-user=1000', '--map-group=1000'];
  const canRunInNamespace = (...command: string[]) => canRun('unshare', [...namespace, ...command]);
  // Inside the namespace, root may lack access to another user's folder.
  const canReachDatabase = () =>
    canRunInNamespace(binaries.postgres, '--version') && canRunInNamespace('test', '-w', dataDir);
  if (!existsSync(path.join(getSharedDir(dataDir), 'postgres')) && canReachDatabase())
    return {
      binaries,
      databaseDir,
      command: (file, args) => ({ file: 'unshare', args: [...namespace, file, ...args] }),
    };

  return getSystemAccount(dataDir, binaries);
}

function getSystemAccount(dataDir: string, binaries: Binaries): Account {
  const ids = getAccountIds() ?? createAccount();
  const sharedDir = getSharedDir(dataDir);
  const native = path.join(sharedDir, 'native');
  const databaseDir = path.join(sharedDir, 'postgres');
  mkdirSync(sharedDir, { recursive: true });
  chmodSync(sharedDir, 0o755);
  if (!existsSync(native)) {
    cpSync(binaries.root, `${native}.part`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${native}.part`, native);
  }
  if (!existsSync(databaseDir)) {
    mkdirSync(databaseDir, { mode: 0o700 });
    chownSync(databaseDir, ids.uid, ids.gid);
  }
  const toCopiedPath = (file: string) => path.join(native, 'bin', path.basename(file));
  return {
    binaries: {
      root: native,
      initdb: toCopiedPath(binaries.initdb),
      postgres: toCopiedPath(binaries.postgres),
      pgCtl: toCopiedPath(binaries.pgCtl),
    },
    databaseDir,
    command: (file, args) => ({ file, args, ...ids }),
  };
}

function getAccountIds(): { uid: number; gid: number } | undefined {
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  const [user, group] = [id('-u'), id('-g')];
  if (user.status !== 0 || group.status !== 0) return undefined;
  return { uid: Number(user.stdout), gid: Number(group.stdout) };
}

function createAccount(): { uid: number; gid: number } {
  spawnSync('groupadd', ['--system', 'postgres']);
  spawnSync('useradd', ['--system', '-g', 'postgres', '-d', '/var/lib/postgresql', 'postgres']);
  const ids = getAccountIds();
  if (ids) return ids;
  throw new Error(
    'PostgreSQL does not run as root, and neither a user namespace nor an account named "postgres" is available. ' +
      'Start as a regular user instead.',
  );
}

function canRun(file: string, args: string[]): boolean {
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0;
}
