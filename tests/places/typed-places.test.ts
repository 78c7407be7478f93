import { expect, test } from 'vitest';
import { placeLabel } from '@/lib/places/address-label';
import { type GeocodeResult, geocode, suggestPlaces } from '@/lib/places/geocode';
import { loadGazetteer, readText } from './gazetteer.ts';

loadGazetteer();

/**
 * Typed texts and their meanings: ZIP codes, abbreviations, nicknames, airports, neighborhoods, counties, regions,
 * misspellings, other countries. '= Ohio' is a whole state; '|' separates alternatives.
 */
const typedTexts = readText('typed-places.tsv')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [text: string, meaning: string]);

/** Texts with a known wrong result: the more populous Pasadena is the one in Texas. */
const knownFailures = new Set(['Pasadena']);

function getLabel(result: GeocodeResult): string {
  if (result.ok) return placeLabel(result.place);
  if (result.help === null) return '= nothing';
  if (result.help.includes('whole state')) return `= ${result.help.replace(/ is a whole state.*/, '')}`;
  return result.help.includes('doesn’t cover') ? '= territory' : '= abroad';
}

test('there are at least 300 distinct texts', () => {
  expect(typedTexts.length).toBeGreaterThanOrEqual(300);
  expect(new Set(typedTexts.map(([text]) => text)).size).toBe(typedTexts.length);
});

/** The texts with an unexpected result. Runs in parallel, because each call waits for the database. */
async function listFailures(
  cases: typeof typedTexts,
  getResult: (text: string) => Promise<string | undefined>,
): Promise<string[]> {
  const results = await Promise.all(
    cases.map(async ([text, meaning]) => ({ text, meaning, label: await getResult(text) })),
  );
  return results
    .filter(
      ({ text, meaning, label }) => meaning.split('|').includes(label ?? '') === knownFailures.has(text),
    )
    .map(({ text, meaning, label }) => `${text}: ${label}, not ${meaning}`);
}

test('every text resolves to its meaning', { timeout: 120_000 }, async () => {
  expect(await listFailures(typedTexts, async (text) => getLabel(await geocode(text)))).toEqual([]);
});

test('the first suggestion for every text is its meaning', { timeout: 120_000 }, async () => {
  const places = typedTexts.filter(([, meaning]) => !meaning.startsWith('='));
  expect(await listFailures(places, async (text) => (await suggestPlaces(text)).places[0]?.label)).toEqual(
    [],
  );
});
