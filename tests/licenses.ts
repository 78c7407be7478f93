import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `node tests/licenses.ts`: the licenses of all packages in the lock file, first the ones that a site runs, then the ones
 * for development. A package without a license in its entry is looked up where it is installed; those of other
 * platforms are not.
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
    license: entry.license ?? installedLicense(place) ?? 'unknown (another platform)',
    // Optional dependencies of Next.js that only the tests install count as development.
    isDevelopment: entry.dev === true || entry.devOptional === true,
  }));

for (const isDevelopment of [false, true]) {
  console.log(isDevelopment ? '\nOnly for development and tests\n' : 'In production\n');
  const ours = packages.filter((entry) => entry.isDevelopment === isDevelopment);
  const byLicense = [...Map.groupBy(ours, ({ license }) => license)];
  for (const [license, listed] of byLicense.sort(([one], [other]) => one.localeCompare(other)))
    console.log(`${license} (${listed.length})\n  ${listed.map(({ name }) => name).join(', ')}`);
}

function installedLicense(place: string): string | undefined {
  const file = path.join(root, place, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
}
