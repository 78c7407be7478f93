import { expect, test } from 'vitest';
import { parseJobSearch, parseJobSearchStrictly, portableSearchQuery } from '@/lib/jobs/search-params';
import { radius } from '@/lib/limits';
import { type Area, circleAround, formatArea, maxCorners, parseArea } from '@/lib/places/area';
import * as routes from '@/lib/routes';
import { seededRandom } from '../jobs/random.ts';
import { sql } from '../support/sql.ts';
import { randomShape } from './random-areas.ts';

const random = seededRandom(20_261_125);
const toCoordinates = ([lat, lng]: readonly [number, number]) => ({ lat, lng });
const parse = (text: string) => parseArea(text, radius.maxKm);
const downtown: Area = [
  [
    { lat: 30.26, lng: -97.75 },
    { lat: 30.28, lng: -97.75 },
    { lat: 30.28, lng: -97.73 },
  ],
];

test('an area parsed from its URL keeps its corners to the meter, anywhere on earth', () => {
  for (let round = 0; round < 300; round++) {
    const middle = [random() * 160 - 80, round % 2 ? random() * 360 - 180 : 180] as const;
    const area = Array.from({ length: 1 + (round % 4) }, () =>
      randomShape(random, middle, 0.1).map(toCoordinates),
    );
    const parsed = parse(formatArea(area));
    const rounded = area.map((shape) =>
      shape.map(({ lat, lng }) => ({
        lat: Math.round(lat * 1e5) / 1e5,
        lng: Math.round(lng * 1e5) / 1e5,
      })),
    );
    expect(parsed).toEqual(rounded);
    expect(typeof parsed === 'string' ? parsed : formatArea(parsed)).toBe(formatArea(area));
  }
});

test('an area of 100 corners is a URL parameter of under 650 characters without escapes', () => {
  const circle = Array.from({ length: maxCorners }, (_, index) => ({
    lat: 30.27 + 0.05 * Math.sin((index * 2 * Math.PI) / maxCorners),
    lng: -97.74 + 0.05 * Math.cos((index * 2 * Math.PI) / maxCorners),
  }));
  const text = formatArea([circle]);
  expect(text.length).toBeLessThan(650);
  expect(String(new URLSearchParams({ area: text }))).toBe(`area=${text}`);
});

test.each([
  ['', 'unreadable'],
  ['1.', 'unreadable'],
  ['1', 'unreadable'],
  ['2.AAAAAA', 'unreadable'],
  ['1.AA!AAA', 'unreadable'],
  ['1.AAAAA', 'unreadable'],
  ['1.AAAAg', 'unreadable'],
  ['1.AAAA', 'unreadable'],
  ['1.________________', 'unreadable'],
  [`1.${'A'.repeat(2 * (maxCorners + 1))}`, 'tooManyCorners'],
  [
    formatArea([
      [
        { lat: 0, lng: 0 },
        { lat: 1, lng: 0 },
        { lat: 0, lng: 3 },
      ],
    ]),
    'tooLarge',
  ],
  [
    formatArea([
      [
        { lat: 1, lng: 0 },
        { lat: 1, lng: 120 },
        { lat: 1, lng: -120 },
      ],
    ]),
    'tooLarge',
  ],
])('parseArea rejects %j as %s', (text, error) => {
  expect(parse(text)).toBe(error);
});

test('circleAround returns the same circle as areas_bounding_circle in the database', async () => {
  for (const middle of [[45, -100] as const, [-17, 180] as const]) {
    const area = [randomShape(random, middle, 0.5), randomShape(random, middle, 0.5)];
    const { center, radiusKm } = circleAround(area.map((shape) => shape.map(toCoordinates)));
    const [row] = await sql`select * from public.areas_bounding_circle(${JSON.stringify(area)}::text::jsonb)`;
    expect(row?.lat).toBeCloseTo(center.lat, 9);
    expect(Math.abs(row?.lng - center.lng) % 360).toBeCloseTo(0, 9);
    expect(row?.radius_km).toBeCloseTo(radiusKm, 6);
  }
});

test('a search keeps its area in its URL', () => {
  const area = formatArea(downtown);
  const search = parseJobSearch({ area, radius: '5', lat: '30.267', lng: '-97.743' });
  expect(search.more).toEqual({ area: downtown });
  expect(routes.search(portableSearchQuery(search))).toContain(`area=${area}`);
});

test('an invalid area is reported and left out of the search', () => {
  const { more, problems } = parseJobSearch({ area: 'nonsense' });
  expect(more).toEqual({});
  expect(problems?.area?.message).toBe('We couldn’t read the drawn area.');
  expect(parseJobSearchStrictly(new URLSearchParams({ area: '1.AAAA' }))).toEqual({
    ok: false,
    message: 'We couldn’t read the drawn area.',
  });
});
