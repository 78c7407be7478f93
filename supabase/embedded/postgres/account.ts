import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';

/** How PostgreSQL is run here: which programs, on which folder, as whom. */
export type Account = {
  binaries: Binaries;
  databaseDir: string;
  /** Words before the program's own name, and the spawn options that go with them. */
  command(program: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
};

/** Where the database lies when root's own folder cannot be reached by the account that must run it. */
export function sharedPlace(dataDir: string): string {
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12);
  return path.join('/var/lib', `doorstep-${name}`);
}

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as it is. Root runs it in a user namespace: inside it is
 * not root, outside it keeps root's access to files below a 0700 home. Where namespaces are switched off, or the folder
 * is another user's, the system's `postgres` account runs it, in a place that this account can reach.
 */
export function chooseAccount(dataDir: string): Account {
  const binaries = findBinaries();
  const databaseDir = path.join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) return { binaries, databaseDir, command: (file, args) => ({ file, args }) };

  const namespace = ['-U', '--map-user=1000', '--map-group=1000'];
  const inNamespace = (...command: string[]) => canRun('unshare', [...namespace, ...command]);
  // Inside, root is nobody special: a folder of another user may be shut to it.
  const reaches = () => inNamespace(binaries.postgres, '--version') && inNamespace('test', '-w', dataDir);
  if (!existsSync(path.join(sharedPlace(dataDir), 'postgres')) && reaches())
    return {
      binaries,
      databaseDir,
      command: (file, args) => ({ file: 'unshare', args: [...namespace, file, ...args] }),
    };

  return systemAccount(dataDir, binaries);
}

function systemAccount(dataDir: string, binaries: Binaries): Account {
  const ids = accountIds() ?? createAccount();
  const place = sharedPlace(dataDir);
  const native = path.join(place, 'native');
  const databaseDir = path.join(place, 'postgres');
  mkdirSync(place, { recursive: true });
  chmodSync(place, 0o755);
  if (!existsSync(native)) {
    cpSync(binaries.root, `${native}.part`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${native}.part`, native);
  }
  if (!existsSync(databaseDir)) {
    mkdirSync(databaseDir, { mode: 0o700 });
    chownSync(databaseDir, ids.uid, ids.gid);
  }
  const copied = (file: string) => path.join(native, 'bin', path.basename(file));
  return {
    binaries: {
      root: native,
      initdb: copied(binaries.initdb),
      postgres: copied(binaries.postgres),
      pgCtl: copied(binaries.pgCtl),
    },
    databaseDir,
    command: (file, args) => ({ file, args, ...ids }),
  };
}

function accountIds(): { uid: number; gid: number } | undefined {
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  const [user, group] = [id('-u'), id('-g')];
  if (user.status !== 0 || group.status !== 0) return undefined;
  return { uid: Number(user.stdout), gid: Number(group.stdout) };
}

function createAccount(): { uid: number; gid: number } {
  spawnSync('groupadd', ['--system', 'postgres']);
  spawnSync('useradd', ['--system', '-g', 'postgres', '-d', '/var/lib/postgresql', 'postgres']);
  const ids = accountIds();
  if (ids) return ids;
  throw new Error(
    'PostgreSQL does not run as root, and neither a user namespace nor an account named "postgres" is available. ' +
      'Start as a regular user instead.',
  );
}

function canRun(file: string, args: string[]): boolean {
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0;
}
