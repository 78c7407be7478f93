import { describe, expect, test } from 'vitest';
import { geocode, reverse } from '@/lib/places/geocode';
import { sql } from '../support/sql.ts';
import { loadGazetteer, readText } from './gazetteer.ts';

loadGazetteer();

const incomplete = 'Could not determine complete address for this location';

describe('the address of a point', () => {
  test.each([
    ['a neighborhood that is near', 37.7599, -122.4148, ['Mission District', 'San Francisco', 'California']],
    ['a city without one near', 37.7749, -122.4194, [null, 'San Francisco', 'California']],
    ['Williamsburg, not the borough', 40.7143, -73.9575, ['Williamsburg', 'New York', 'New York']],
    ['a borough, which is sure, not a guess', 40.6053, -73.9442, ['Brooklyn', 'New York', 'New York']],
    ['a part with its own post office', 34.18, -118.44, ['Van Nuys', 'Los Angeles', 'California']],
    ['a hamlet', 35.5653, -121.0807, [null, 'Cambria', 'California']],
    ['an unincorporated part', 29.82084, -95.77044, [null, 'Katy', 'Texas']],
    ['an island', 51.88, -176.6581, [null, 'Adak', 'Alaska']],
    ['Honolulu', 21.3, -157.85, [null, 'Honolulu', 'Hawaii']],
  ])('%s', async (_what, lat, lng, [neighborhood, city, state]) => {
    const answer = await reverse({ lat, lng });
    expect(answer).toMatchObject({
      ok: true,
      place: { coordinates: { lat, lng }, address: { neighborhood, city, state, country: 'United States' } },
    });
  });

  test.each([
    ['open sea', 0, 0],
    ['London', 51.5, -0.12],
    ['the mid-Pacific', 30, -150],
    ['a pole', 90, 0],
  ])('%s has none', async (_what, lat, lng) => {
    expect(await reverse({ lat, lng })).toEqual({ ok: false, message: incomplete, isMiss: true });
  });

  test('is the right city for at least 95 of 100 points that the gazetteer does not hold', async () => {
    const points = readText('reverse-sample.tsv')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(points.length).toBeGreaterThan(800);
    const rows = await sql<{ city: string; code: string }[]>`
      select (found).city, (found).state_code as code
      from unnest(${points.map(([lat]) => Number(lat))}::float8[], ${points.map(([, lng]) => Number(lng))}::float8[])
        with ordinality as point (lat, lng, place)
      left join lateral public.reverse_place(point.lat, point.lng) as found on true
      order by place`;
    const right = points.filter(
      ([, , city, code], index) => rows[index]?.city === city && rows[index]?.code === code,
    );
    const share = right.length / points.length;
    console.log(`reverse: right for ${(share * 100).toFixed(1)}% of ${points.length} points`);
    expect(share).toBeGreaterThan(0.95);
  });
});

test('a place that was found by its name is found again at its point', async () => {
  for (const text of ['Austin TX', 'St. Louis MO', 'Winston-Salem NC', "O'Fallon MO", 'Washington DC']) {
    const typed = await geocode(text);
    if (!typed.ok) throw new Error(typed.message);
    const there = await reverse(typed.place.coordinates);
    expect(there, text).toMatchObject({ ok: true, place: { address: { city: typed.place.address.city } } });
  }
});
