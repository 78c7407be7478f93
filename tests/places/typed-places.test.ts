import { expect, test } from 'vitest';
import { placeLabel } from '@/lib/places/address-label';
import { type Geocoding, geocode, suggest } from '@/lib/places/geocode';
import { loadGazetteer, readText } from './gazetteer.ts';

loadGazetteer();

/**
 * What people type, and what they mean: ZIP codes, abbreviations, nicknames, airports, neighborhoods, counties, regions,
 * misspellings, other countries. '= Ohio' is a whole state; '|' parts answers that are both right.
 */
const typed = readText('typed-places.tsv')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [text: string, meant: string]);

/** Those that are still taken for something else: the more populous Pasadena is the one in Texas. */
const notYet = new Set(['Pasadena']);

function labelOf(answer: Geocoding): string {
  if (answer.ok) return placeLabel(answer.place);
  if (answer.help === null) return '= nothing';
  if (answer.help.includes('whole state')) return `= ${answer.help.replace(/ is a whole state.*/, '')}`;
  return answer.help.includes('doesn’t cover') ? '= territory' : '= abroad';
}

test('there are at least 300 of them, none twice', () => {
  expect(typed.length).toBeGreaterThanOrEqual(300);
  expect(new Set(typed.map(([text]) => text)).size).toBe(typed.length);
});

/** Those that are not taken for what is meant; asked together, because each waits for the database. */
async function misunderstood(
  cases: typeof typed,
  ask: (text: string) => Promise<string | undefined>,
): Promise<string[]> {
  const answers = await Promise.all(
    cases.map(async ([text, meant]) => ({ text, meant, label: await ask(text) })),
  );
  return answers
    .filter(({ text, meant, label }) => meant.split('|').includes(label ?? '') === notYet.has(text))
    .map(({ text, meant, label }) => `${text}: ${label}, not ${meant}`);
}

test('each is understood', { timeout: 120_000 }, async () => {
  expect(await misunderstood(typed, async (text) => labelOf(await geocode(text)))).toEqual([]);
});

test('each is suggested first', { timeout: 120_000 }, async () => {
  const places = typed.filter(([, meant]) => !meant.startsWith('='));
  expect(await misunderstood(places, async (text) => (await suggest(text)).places[0]?.label)).toEqual([]);
});
