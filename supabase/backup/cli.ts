import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../embedded/launcher/environment.ts';
import { makeBackup } from './make.ts';
import { openBackup } from './manifest.ts';
import { namedPlace, runningPlace, targetPlace, withLocalStack } from './place.ts';
import { refusePlaceInUse, restoreBackup } from './restore.ts';

const usage = `npm run backup -- --to <folder> [--key <file>]       database and files, into a new folder below this one
npm run restore -- --from <folder> [--key <file>]    into an empty place
                   [--replace]                       into one that is not, which loses what it has
npm run export -- --target <file>                    from here into the empty Supabase that the file names

Of the Supabase that the environment names, with DATABASE_URL, or else of the stack that runs here (--data <folder>, DATA_FOLDER,
.doorstep). The file of --target has DATABASE_URL, NEXT_PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY.
--key names a file with at least 32 characters; without it nothing is encrypted.`;

const root = path.join(import.meta.dirname, '..', '..');
const given = readEnvironment(root, process.env);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    target: { type: 'string' },
    to: { type: 'string' },
    from: { type: 'string' },
    key: { type: 'string' },
    data: { type: 'string', default: '.doorstep' },
    replace: { type: 'boolean', default: false },
  },
});
const [command] = positionals;
const dataDir = path.resolve(root, values.data);

try {
  const named = namedPlace(given);
  if (command === 'backup' && values.to) {
    const { folder, manifest } = await makeBackup(named ?? runningPlace(dataDir), {
      to: path.resolve(values.to),
      keyFile: values.key,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.count} files${manifest.salt ? ', encrypted' : ''}.`,
    );
  } else if (command === 'restore' && values.from) {
    const backup = await openBackup(path.resolve(values.from), values.key);
    const how = { isReplacing: values.replace, say: (line: string) => console.log(line) };
    if (named) await restoreBackup(named, backup, how);
    else await withLocalStack(dataDir, how.say, (place) => restoreBackup(place, backup, how));
    console.log(`Restored what was backed up on ${backup.manifest.madeAt}. Everyone signs in again.`);
  } else if (command === 'export' && values.target) {
    await exportTo(values.target);
  } else {
    console.error(usage);
    process.exitCode = 1;
  }
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}

/** A backup in a folder that goes away, and restored into the Supabase that a file names: secrets are nothing for a command line. */
async function exportTo(target: string): Promise<void> {
  const to = targetPlace(target);
  if (!values.replace) await refusePlaceInUse(to);
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-export-'));
  const clearAway = () => rmSync(folder, { recursive: true, force: true });
  // It is not encrypted, so nothing of it may stay behind, also where it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      clearAway();
      process.kill(process.pid, signal);
    });
  try {
    const made = await makeBackup(namedPlace(given) ?? runningPlace(dataDir), { to: folder });
    const backup = await openBackup(made.folder, undefined);
    await restoreBackup(to, backup, { isReplacing: values.replace, say: (line) => console.log(line) });
    console.log(`${to.supabaseUrl} has what was here on ${backup.manifest.madeAt}. Everyone signs in again.`);
  } finally {
    clearAway();
  }
}
