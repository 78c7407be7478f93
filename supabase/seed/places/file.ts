import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type PlaceRow, parseRows, serializeRows } from './rows.ts';

const file = new URL('./places.tsv.gz', import.meta.url);

/** Writes the committed file and returns its size in bytes. */
export function writePlaces(rows: readonly PlaceRow[]): number {
  const packed = gzipSync(serializeRows(rows), { level: 9 });
  packed[9] = 255; // The gzip header names the operating system, which must not change the file.
  writeFileSync(file, packed);
  return packed.length;
}

export const readPlaces = (): PlaceRow[] => parseRows(readText());

/** The hash of the committed file; cheaper to compare than its rows, which take half a second to parse. */
export const placesHash = (): string => createHash('sha256').update(readText()).digest('hex');

const readText = () => gunzipSync(readFileSync(file)).toString('utf8');
