import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const markerOf = (dataDir: string) => path.join(dataDir, 'served');

/** Whether `npm run serve` has people's data in the folder. */
export const isServed = (dataDir: string): boolean => existsSync(markerOf(dataDir));

export function markServed(dataDir: string): void {
  writeFileSync(markerOf(dataDir), 'People use what is in this folder: see docs/small-town.md.\n');
}

/** `npm start` would add its demonstration data, and `npm run reset` delete everything. */
export function refuseServed(dataDir: string): void {
  if (isServed(dataDir))
    throw new Error(
      `${dataDir} belongs to \`npm run serve\`: people use what is in it. Choose another folder with --data (or DATA_FOLDER).`,
    );
}
