import { describe, expect, test } from 'vitest';
import { seededRandom } from '../jobs/random.ts';
import { sql } from '../support/sql.ts';
import { type Corner, isInShapes, randomShape } from './random-areas.ts';

const random = seededRandom(20_261_123);
const square: Corner[] = [
  [37.7, -122.5],
  [37.7, -122.4],
  [37.8, -122.4],
  [37.8, -122.5],
];

const areInside = (areas: readonly (readonly Corner[])[], points: readonly Corner[]): Promise<boolean[]> =>
  sql`select public.is_in_areas(public.sphere_point((point ->> 0)::double precision, (point ->> 1)::double precision), shapes)
        and public.areas_bounding_cube(shapes) operator(extensions.@>)
          public.sphere_point((point ->> 0)::double precision, (point ->> 1)::double precision) as is_inside
    from (select public.parse_areas(${JSON.stringify(areas)}::text::jsonb) as shapes) as drawn,
      jsonb_array_elements(${JSON.stringify(points)}::text::jsonb) with ordinality as listed (point, index)
    order by index`.then((rows) => rows.map((row) => row.is_inside));

const getErrorMessage = (areas: unknown): Promise<string> =>
  sql`select public.parse_areas(${JSON.stringify(areas)}::text::jsonb)`.then(
    () => '',
    ({ code, message }) => `${code} ${message}`,
  );

describe('parse_areas and is_in_areas', () => {
  test('agree with the winding number in 200 random areas', { timeout: 60_000 }, async () => {
    let inside = 0;
    for (let round = 0; round < 200; round++) {
      const middle: Corner = [random() * 160 - 80, [random() * 360 - 180, 179.99, -179.99][round % 3] ?? 0];
      const size = 10 ** (random() * 5 - 5);
      const shapes = Array.from({ length: 1 + (round % 3) }, () => randomShape(random, middle, size));
      const points = [
        ...Array.from({ length: 60 }, (): Corner => randomShape(random, middle, size)[0] as Corner),
        // At the corners, and in line with them.
        ...shapes.flat(),
        ...shapes.flat().map(([lat], at): Corner => [lat, shapes.flat().at(at - 1)?.[1] ?? 0]),
      ];
      const expected = points.map((point) => isInShapes(point, shapes));
      expect(await areInside(shapes, points), JSON.stringify(shapes)).toEqual(expected);
      inside += expected.filter(Boolean).length;
    }
    expect(inside).toBeGreaterThan(5000);
  });

  test('include the edges, but no point a centimeter outside of them', async () => {
    const points: Corner[] = [
      [37.7, -122.45],
      [37.75, -122.4],
      [37.6999999, -122.45],
      [37.75, -122.3999999],
    ];
    expect(await areInside([square], points)).toEqual([true, true, false, false]);
  });

  test('include everything that a self-crossing line encloses', async () => {
    const star = [0, 2, 4, 1, 3].map((turn): Corner => {
      const angle = (turn * 2 * Math.PI) / 5;
      return [30 + Math.sin(angle) / 10, -97 + Math.cos(angle) / 10];
    });
    expect(await areInside([star], [[30, -97]])).toEqual([true]);
  });

  test('cross the 180th meridian the short way', async () => {
    const aleutian: Corner[] = [
      [51, 179.5],
      [52, 179.5],
      [52, -179.5],
      [51, -179.5],
    ];
    const points: Corner[] = [
      [51.5, 179.9],
      [51.5, -179.9],
      [51.5, 180],
      [51.5, -180],
      [51.5, 0],
      [51.5, 179.4],
    ];
    expect(await areInside([aleutian], points)).toEqual([true, true, true, true, false, false]);
  });

  test.each([
    ['an object instead of a list', {}, '22023 An area is a list of shapes, each a list of corners.'],
    ['no shapes', [], '22023 An area is a list of shapes, each a list of corners.'],
    ['a shape of two corners', [square.slice(0, 2)], '22023 A shape of an area has at least three corners.'],
    [
      'too many corners',
      [Array.from({ length: 101 }, () => [1, 1])],
      '22023 An area has at most 100 corners.',
    ],
    [
      'text instead of a number',
      [
        [
          [1, 1],
          [1, '2'],
          [2, 2],
        ],
      ],
      '22023 A corner of an area is a latitude from -85 to 85 and a longitude.',
    ],
    [
      'a corner near a pole',
      [
        [
          [1, 1],
          [1, 2],
          [89, 2],
        ],
      ],
      '22023 A corner of an area is a latitude from -85 to 85 and a longitude.',
    ],
    [
      'corners around half the earth',
      [
        [
          [1, 1],
          [1, 120],
          [1, -120],
          [2, 3],
        ],
      ],
      '22023 An area fits into a circle of 100 km.',
    ],
    [
      'two shapes that are far apart',
      [square, square.map(([lat, lng]) => [lat, lng + 5])],
      '22023 An area fits into a circle of 100 km.',
    ],
  ])('reject an area with %s', async (_, areas, message) => {
    expect(await getErrorMessage(areas)).toBe(message);
  });
});
