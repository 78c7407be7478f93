import { describe, expect, test } from 'vitest';
import { readPlaces } from '../../supabase/seed/places/file.ts';
import { buildGazetteer } from '../../supabase/seed/places/gazetteer.ts';
import { loadPlaces } from '../../supabase/seed/places/load.ts';
import { cleanName } from '../../supabase/seed/places/names.ts';
import { parseRows, serializeRows, toRecords, toRows } from '../../supabase/seed/places/rows.ts';
import { readSources } from '../../supabase/seed/places/sources.ts';
import { requireVariable } from '../support/environment.ts';
import { sql } from '../support/sql.ts';
import { isFromFile } from './gazetteer.ts';

describe('the committed gazetteer file', () => {
  test('equals a new build from its sources', { timeout: 240_000 }, () => {
    const sources = readSources();
    const built = toRows(buildGazetteer(sources), sources);
    const rows = readPlaces();
    // Compared as text, because a diff of two lists of 75,000 takes minutes to print.
    expect(serializeRows(built) === serializeRows(rows)).toBe(true);
    expect(parseRows(serializeRows(rows))).toHaveLength(rows.length);
  });

  test('has no blank names, no points off the map, and one place for each URL', () => {
    const records = toRecords(readPlaces());
    const invalidRecords = records.filter(
      ({ kind, name, city, state, citySlug, lat, lng }) =>
        !['state', 'outside'].includes(kind) &&
        (!name.trim() || !city || !state || !citySlug || lat < 17 || lat > 72 || (lng > -64 && lng < 166)),
    );
    expect(invalidRecords).toEqual([]);
    const paths = records
      .filter(({ kind, namesake }) => (kind === 'city' || kind === 'neighborhood') && namesake === 0)
      .map(
        ({ stateSlug, citySlug, neighborhoodSlug }) => `${stateSlug}/${citySlug}/${neighborhoodSlug ?? ''}`,
      );
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test('loading the gazetteer again changes nothing and returns the number of places', async () => {
  const first = await loadPlaces(requireVariable('DATABASE_URL'));
  const [before] = await sql`select xmin from public.settings where key = 'places'`;
  expect(await loadPlaces(requireVariable('DATABASE_URL'))).toBe(first);
  const [after] = await sql`
    select xmin, (select count(*)::int from public.places where ${isFromFile}) as places
    from public.settings where key = 'places'`;
  expect(after?.xmin).toBe(before?.xmin);
  expect(after?.places).toBe(first);
});

test.each([
  ['Washington, D.C.', 'DC', 'Washington'],
  ['New York City', 'NY', 'New York'],
  ['The Bronx', 'NY', 'Bronx'],
  ['Saint Louis', 'MO', 'St. Louis'],
  ['St Johnsbury', 'VT', 'St. Johnsbury'],
  ['Sainte Genevieve', 'MO', 'Ste. Genevieve'],
  ['Port Saint Lucie', 'FL', 'Port St. Lucie'],
  ['City of Milford (balance)', 'CT', 'Milford'],
  ['New Century, KS', 'KS', 'New Century'],
  ['Kāne‘ohe', 'HI', 'Kaneohe'],
  ['Cañon City', 'CO', 'Cañon City'],
  ['O Fallon', 'MO', "O'Fallon"],
  ['Mc Grath', 'AK', 'McGrath'],
  ['Mountain Home Afb', 'ID', 'Mountain Home AFB'],
  ['Alton North (historical)', 'TX', null],
])('the source name %j in %s is cleaned to %j', (name, stateCode, clean) => {
  expect(cleanName(name, stateCode)).toBe(clean);
});
