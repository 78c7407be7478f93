import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `node tests/licenses.ts`: the licenses of everything that the lock file names, what a site runs first, then what only development
 * needs. A package whose entry names none is looked up where it is installed; those of other platforms are not.
 */
type Entry = { version?: string; license?: string; dev?: boolean; devOptional?: boolean };

const root = path.join(import.meta.dirname, '..');
const lock: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
);
const packages = Object.entries(lock.packages)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => ({
    name: `${place.slice(place.lastIndexOf('node_modules/') + 13)} ${entry.version ?? ''}`,
    license: entry.license ?? installedLicense(place) ?? 'not said (of another platform)',
    // What Next.js would also take and only the tests have is theirs.
    isDevelopment: entry.dev === true || entry.devOptional === true,
  }));

for (const isDevelopment of [false, true]) {
  console.log(isDevelopment ? '\nDevelopment and tests alone\n' : 'In a site that runs\n');
  const ours = packages.filter((each) => each.isDevelopment === isDevelopment);
  const byLicense = [...Map.groupBy(ours, ({ license }) => license)];
  for (const [license, those] of byLicense.sort(([one], [other]) => one.localeCompare(other)))
    console.log(`${license} (${those.length})\n  ${those.map(({ name }) => name).join(', ')}`);
}

function installedLicense(place: string): string | undefined {
  const file = path.join(root, place, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
}
