import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type PlaceRow, parseRows, serializeRows } from './rows.ts';

const file = new URL('./places.tsv.gz', import.meta.url);

/** Writes the committed file. Returns its size in bytes. */
export function writePlaces(rows: readonly PlaceRow[]): number {
  const packed = gzipSync(serializeRows(rows), { level: 9 });
  packed[9] = 255; // The header names the operating system, and the file should not depend on it.
  writeFileSync(file, packed);
  return packed.length;
}

/** The rows of the committed file. */
export const readPlaces = (): PlaceRow[] => parseRows(readText());

/** What changes with the committed file: its rows take half a second. */
export const placesHash = (): string => createHash('sha256').update(readText()).digest('hex');

const readText = () => gunzipSync(readFileSync(file)).toString('utf8');
