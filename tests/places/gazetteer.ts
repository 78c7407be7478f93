import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import { loadPlaces } from '../../supabase/seed/places/load.ts';
import { variable } from '../support/environment.ts';
import { sql } from '../support/sql.ts';

/** The tests of this file ask a loaded gazetteer. Whichever file comes first loads it, the others find it there. */
export function loadGazetteer(): void {
  beforeAll(async () => {
    await loadPlaces(variable('DATABASE_URL'));
  });
}

/** A fixture's JSON, in the shape that the test says. */
export function readFixture<T>(name: string): T {
  return JSON.parse(readText(name)) as T;
}

/** A fixture's text. */
export const readText = (name: string): string =>
  readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');

/** Leaves out the places that other tests add, whose numbers lie far above the file's. */
export const isFromFile = sql`id < 1_000_000_000`;
