import { describe, expect, test } from 'vitest';
import { geocode, reverseGeocode } from '@/lib/places/geocode';
import { sql } from '../support/sql.ts';
import { loadGazetteer, readText } from './gazetteer.ts';

loadGazetteer();

const incomplete = 'Could not determine complete address for this location';

describe('the address of a point', () => {
  test.each([
    ['a neighborhood within 0.8 km', 37.7599, -122.4148, ['Mission District', 'San Francisco', 'California']],
    ['a city without a neighborhood nearby', 37.7749, -122.4194, [null, 'San Francisco', 'California']],
    ['Williamsburg, not the borough', 40.7143, -73.9575, ['Williamsburg', 'New York', 'New York']],
    ['a borough that the ZIP code makes certain', 40.6053, -73.9442, ['Brooklyn', 'New York', 'New York']],
    ['a part with its own post office', 34.18, -118.44, ['Van Nuys', 'Los Angeles', 'California']],
    ['a hamlet', 35.5653, -121.0807, [null, 'Cambria', 'California']],
    ['an unincorporated part', 29.82084, -95.77044, [null, 'Katy', 'Texas']],
    ['an island', 51.88, -176.6581, [null, 'Adak', 'Alaska']],
    ['Honolulu', 21.3, -157.85, [null, 'Honolulu', 'Hawaii']],
  ])('is right for %s', async (_case, lat, lng, [neighborhood, city, state]) => {
    const result = await reverseGeocode({ lat, lng });
    expect(result).toMatchObject({
      ok: true,
      place: { coordinates: { lat, lng }, address: { neighborhood, city, state, country: 'United States' } },
    });
  });

  test.each([
    ['open sea', 0, 0],
    ['London', 51.5, -0.12],
    ['Toronto, across the lake from Buffalo', 43.65, -79.38],
    ['Berlin', 52.52, 13.4],
    ['Windsor, across the river from Detroit', 42.3, -83.02],
    ['Tijuana', 32.51, -117.03],
  ])('is missing outside of the United States: %s', async (_case, lat, lng) => {
    expect(await reverseGeocode({ lat, lng })).toMatchObject({
      ok: false,
      message: `${incomplete}. Doorstep covers the United States only. Type a US city or ZIP.`,
      isNotFound: true,
    });
  });

  test.each([
    ['Puerto Rico', 18.4, -66.06, 'Doorstep doesn’t cover Puerto Rico yet.'],
    [
      'the desert of Nevada, far from every town',
      39.9,
      -116.1,
      'We couldn’t find a town within 30 km of that point.',
    ],
    ['a pole', 90, 0, 'We couldn’t find a town within 30 km of that point.'],
    ['the mid-Pacific', 30, -150, 'We couldn’t find a town within 30 km of that point.'],
  ])('is missing, with the reason: %s', async (_case, lat, lng, reason) => {
    const result = await reverseGeocode({ lat, lng });
    expect(result.ok === false && result.message).toContain(`${incomplete}. ${reason}`);
  });

  test.each([
    ['Detroit', 42.329, -83.045],
    ['San Ysidro', 32.556, -117.047],
    ['Calexico', 32.675, -115.498],
    ['Nogales', 31.336, -110.936],
    ['El Paso', 31.752, -106.487],
    ['Laredo', 27.506, -99.507],
    ['Niagara Falls', 43.09, -79.04],
  ])('is in the United States for %s at the border', async (_name, lat, lng) => {
    expect(await reverseGeocode({ lat, lng })).toMatchObject({
      ok: true,
      place: { address: { country: 'United States' } },
    });
  });

  test('never has a city more than 30 km away', async () => {
    const rows = await sql<{ near: number; far: number }[]>`
      select count(*) filter (where is_near)::integer as near, count(*) filter (where not is_near)::integer as far
      from (
        select exists (select from public.places as city
          where city.kind = 'city' and city.state_slug = found.state_slug and city.city_slug = found.city_slug
            and public.arc_km(city.pt operator(extensions.<->) public.sphere_point(point_lat, point_lng)) <= 30.1) as is_near
        from generate_series(24, 72, 0.7) as point_lat, generate_series(-170, -66, 0.9) as point_lng,
          public.reverse_geocode(point_lat, point_lng) as found
        where found.kind <> 'outside') as results`;
    expect(rows[0]?.near).toBeGreaterThan(500);
    expect(rows[0]?.far).toBe(0);
  });

  test('has the right city for more than 95 of 100 points that the gazetteer does not contain', async () => {
    const points = readText('reverse-sample.tsv')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(points.length).toBeGreaterThan(800);
    const rows = await sql<{ city: string; code: string }[]>`
      select (found).city, (found).state_code as code
      from unnest(${points.map(([lat]) => Number(lat))}::float8[], ${points.map(([, lng]) => Number(lng))}::float8[])
        with ordinality as point (lat, lng, position)
      left join lateral public.reverse_geocode(point.lat, point.lng) as found on true
      order by position`;
    const correct = points.filter(
      ([, , city, code], index) => rows[index]?.city === city && rows[index]?.code === code,
    );
    const share = correct.length / points.length;
    console.log(`reverse: right for ${(share * 100).toFixed(1)}% of ${points.length} points`);
    expect(share).toBeGreaterThan(0.95);
  });
});

test('a place found by name is also found at its point', async () => {
  for (const text of ['Austin TX', 'St. Louis MO', 'Winston-Salem NC', "O'Fallon MO", 'Washington DC']) {
    const typed = await geocode(text);
    if (!typed.ok) throw new Error(typed.message);
    const reversed = await reverseGeocode(typed.place.coordinates);
    expect(reversed, text).toMatchObject({
      ok: true,
      place: { address: { city: typed.place.address.city } },
    });
  }
});
