import { describe, expect, test } from 'vitest';
import { suggestPlaces } from '@/lib/places/geocode';
import { loadGazetteer } from './gazetteer.ts';

loadGazetteer();

const labels = async (prefix: string) => (await suggestPlaces(prefix)).places.map(({ label }) => label);

describe('suggestions', () => {
  test('are the most populous places that start with the text', async () => {
    expect((await labels('san')).slice(0, 3)).toEqual([
      'San Antonio, Texas',
      'San Diego, California',
      'San Jose, California',
    ]);
    expect((await labels('brookl'))[0]).toBe('Brooklyn, New York, New York');
  });

  test('rank an exact name above longer ones', async () => {
    expect((await labels('york'))[0]).toBe('York, Pennsylvania');
  });

  test.each([
    ['portland, m', 'Portland, Maine'],
    ['springfield il', 'Springfield, Illinois'],
    ['saint lou', 'St. Louis, Missouri'],
    ["o'fal", "O'Fallon, Missouri"],
    ['williamsburg ny', 'Williamsburg, New York, New York'],
    ['new york, new y', 'New York, New York'],
    ['94110', 'San Francisco, California 94110'],
    ['pheonix az', 'Phoenix, Arizona'],
  ])('for %j begin with %s', async (prefix, label) => {
    expect((await labels(prefix))[0]).toBe(label);
  });

  test('are ZIP codes in order for digits', async () => {
    const found = await labels('941');
    expect(found).toHaveLength(8);
    expect(found.every((label) => / 941\d\d$/.test(label))).toBe(true);
  });

  test.each(['', ' ', 'a', '9', '%', '_', '%%', "'", '\\', 'qqzzxx', '💥'])(
    'are empty for %j',
    async (prefix) => {
      expect(await labels(prefix)).toEqual([]);
    },
  );

  test('are at most eight, without duplicates, each with a complete place', async () => {
    for (const prefix of ['sa', 'highland', 'mount', 'new']) {
      const { places: found } = await suggestPlaces(prefix);
      expect(found.length).toBeLessThanOrEqual(8);
      expect(new Set(found.map(({ label }) => label)).size).toBe(found.length);
      for (const { place } of found) expect(place.address.country).toBe('United States');
    }
  });
});

describe('a typed text', () => {
  test.each(['California', 'CA', 'texas'])(
    'that is a whole state, %j, links to its page and suggests its largest cities',
    async (text) => {
      const { places, note, state } = await suggestPlaces(text);
      expect(note).toMatch(/is a whole state\. Choose a city\.$/);
      expect(state?.href).toMatch(/^\/(california|texas)$/);
      expect(places).toHaveLength(6);
    },
  );

  test('that is both a city and a state is the city', async () => {
    for (const text of ['New York', 'Washington', 'LA'])
      expect((await suggestPlaces(text)).state, text).toBeNull();
  });

  test('that is a city abroad has a note above the places with its name', async () => {
    const { places, note } = await suggestPlaces('London');
    expect(note).toBe('Doorstep covers the United States only. Type a US city or ZIP.');
    expect(places.map(({ label }) => label)).toContain('London, Kentucky');
  });

  test('that is incomplete is never another country', async () => {
    const { places, note } = await suggestPlaces('Lond');
    expect([places.length, note]).toEqual([8, null]);
  });

  test('that is incomplete is a city before a county', async () => {
    for (const [text, label] of [
      ['los ange', 'Los Angeles, California'],
      ['fairf', 'Fairfield, California'],
    ] as const)
      expect((await labels(text))[0]).toBe(label);
  });
});
