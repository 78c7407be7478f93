import { describe, expect, test } from 'vitest';
import { suggestPlaces } from '@/lib/places/geocode';
import { anonClient } from '../support/clients.ts';
import { loadGazetteer } from './gazetteer.ts';

loadGazetteer();

const listLabels = async (prefix: string) => (await suggestPlaces(prefix)).places.map(({ label }) => label);

describe('suggestions', () => {
  test('are the most populous places that start with the text', async () => {
    expect((await listLabels('san')).slice(0, 3)).toEqual([
      'San Antonio, Texas',
      'San Diego, California',
      'San Jose, California',
    ]);
    expect((await listLabels('brookl'))[0]).toBe('Brooklyn, New York, New York');
  });

  test('rank an exact name above longer ones', async () => {
    expect((await listLabels('york'))[0]).toBe('York, Pennsylvania');
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
    expect((await listLabels(prefix))[0]).toBe(label);
  });

  test('are ZIP codes for digits', async () => {
    const zipLabels = await listLabels('941');
    expect(zipLabels).toHaveLength(8);
    expect(zipLabels.every((label) => / 941\d\d$/.test(label))).toBe(true);
  });

  test.each(['', ' ', 'a', '9', '%', '_', '%%', "'", '\\', 'qqzzxx', '💥'])(
    'are empty for %j',
    async (prefix) => {
      expect(await listLabels(prefix)).toEqual([]);
    },
  );

  test('are at most eight, without duplicates, each with a complete place', async () => {
    for (const prefix of ['sa', 'highland', 'mount', 'new']) {
      const { places } = await suggestPlaces(prefix);
      expect(places.length).toBeLessThanOrEqual(8);
      expect(new Set(places.map(({ label }) => label)).size).toBe(places.length);
      for (const { place } of places) expect(place.address.country).toBe('United States');
    }
  });
});

describe('a typed text', () => {
  test.each(['California', 'CA', 'texas'])(
    'that names a whole state, %j, has a link to its page and suggests its largest cities',
    async (text) => {
      const { places, note, state } = await suggestPlaces(text);
      expect(note).toMatch(/is a whole state\. Choose a city\.$/);
      expect(state?.href).toMatch(/^\/(california|texas)$/);
      expect(places).toHaveLength(6);
    },
  );

  test('that names both a city and a state means the city', async () => {
    for (const text of ['New York', 'Washington', 'LA'])
      expect((await suggestPlaces(text)).state, text).toBeNull();
  });

  test('that names a city abroad has a note, and suggests US places with the same name', async () => {
    const { places, note } = await suggestPlaces('London');
    expect(note).toBe('Doorstep covers the United States only. Type a US city or ZIP.');
    expect(places.map(({ label }) => label)).toContain('London, Kentucky');
  });

  test('that names a city abroad suggests US places with the same name, however few are requested', async () => {
    const { data, error } = await anonClient().rpc('suggest_places', { prefix: 'London', max_results: 3 });
    expect(error).toBeNull();
    expect(data?.map(({ country }) => country === 'United States')).toEqual([false, true, true]);
  });

  test('that is incomplete never means a place abroad', async () => {
    const { places, note } = await suggestPlaces('Lond');
    expect([places.length, note]).toEqual([8, null]);
  });

  test('that is incomplete means a city rather than a county', async () => {
    for (const [text, label] of [
      ['los ange', 'Los Angeles, California'],
      ['fairf', 'Fairfield, California'],
    ] as const)
      expect((await listLabels(text))[0]).toBe(label);
  });
});
