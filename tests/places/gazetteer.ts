import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import { loadPlaces } from '../../supabase/seed/places/load.ts';
import { requireVariable } from '../support/environment.ts';
import { sql } from '../support/sql.ts';

/** Loads the gazetteer for the tests of a file, unless an earlier file has loaded it. */
export function loadGazetteer(): void {
  beforeAll(async () => {
    await loadPlaces(requireVariable('DATABASE_URL'));
  });
}

export function readFixture<T>(name: string): T {
  return JSON.parse(readText(name)) as T;
}

export const readText = (name: string): string =>
  readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');

/** Excludes the places of other tests, whose ids are far above the file's. */
export const isFromFile = sql`id < 1_000_000_000`;
