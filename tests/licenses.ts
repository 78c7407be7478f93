import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `node tests/licenses.ts` prints the licenses of all packages in the lock file: first packages that a site runs, then
 * development packages. If an entry has no license, the installed package is read.
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
    license: entry.license ?? getInstalledLicense(place) ?? 'unknown (another platform)',
    // Optional dependencies of Next.js that only the tests install count as development.
    isDevelopment: entry.dev === true || entry.devOptional === true,
  }));

for (const isDevelopment of [false, true]) {
  console.log(isDevelopment ? '\nOnly for development and tests\n' : 'In production\n');
  const selected = packages.filter((entry) => entry.isDevelopment === isDevelopment);
  const byLicense = [...Map.groupBy(selected, ({ license }) => license)];
  for (const [license, listed] of byLicense.sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${license} (${listed.length})\n  ${listed.map(({ name }) => name).join(', ')}`);
}

function getInstalledLicense(place: string): string | undefined {
  const file = path.join(root, place, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
}
