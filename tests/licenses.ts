import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `node tests/licenses.ts` lists the licenses of all packages in the lock file, first for production, then for
 * development. The license of an entry without one is read from the installed package, if it is for this platform.
 */
type Entry = { version?: string; license?: string; dev?: boolean; devOptional?: boolean };

const root = path.join(import.meta.dirname, '..');
const lock: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
);
const packages = Object.entries(lock.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, entry]) => ({
    name: `${folder.slice(folder.lastIndexOf('node_modules/') + 13)} ${entry.version ?? ''}`,
    license: entry.license ?? getInstalledLicense(folder) ?? 'unknown (another platform)',
    // Optional dependencies of Next.js that only the tests install count as development.
    isDevelopment: entry.dev === true || entry.devOptional === true,
  }));

for (const isDevelopment of [false, true]) {
  console.log(isDevelopment ? '\nOnly for development and tests\n' : 'In production\n');
  const listed = packages.filter((entry) => entry.isDevelopment === isDevelopment);
  const byLicense = [...Map.groupBy(listed, ({ license }) => license)];
  for (const [license, entries] of byLicense.sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${license} (${entries.length})\n  ${entries.map(({ name }) => name).join(', ')}`);
}

function getInstalledLicense(folder: string): string | undefined {
  const file = path.join(root, folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
}
