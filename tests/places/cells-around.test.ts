import { expect, test } from 'vitest';
import { cellsAround } from '@/lib/places/cells-around';
import { seededRandom } from '../jobs/random.ts';

const getCell = (lat: number, lng: number) => `${Math.floor(lat * 2)}/${Math.floor(lng * 2)}`;

/** The great-circle distance in kilometers (R = 6371), independent of the product's formula. */
function getDistanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

test.each([25.8, 39.7, 64.8, 71.3])(
  'at latitude %d, fewer than 100 cells cover every point of a circle of 100 km',
  (lat) => {
    const random = seededRandom(7);
    const center = { lat, lng: -97.74 };
    const cells = new Set(cellsAround(center, 100).map(([row, column]) => `${row}/${column}`));
    // Each cell is a tag of a page's cache entry, and the number of tags is limited.
    expect(cells.size).toBeLessThan(100);
    let inside = 0;
    for (let tries = 0; tries < 20_000; tries++) {
      const point = { lat: lat + (random() - 0.5) * 2, lng: center.lng + (random() - 0.5) * 12 };
      if (getDistanceKm(center, point) > 100) continue;
      inside++;
      expect(cells).toContain(getCell(point.lat, point.lng));
    }
    expect(inside).toBeGreaterThan(1000);
  },
);

test('a small circle touches one cell in the middle of a cell, and four cells at a corner', () => {
  expect(cellsAround({ lat: 30.25, lng: -97.75 }, 1)).toEqual([[60, -196]]);
  expect(cellsAround({ lat: 30.5, lng: -97.5 }, 1)).toHaveLength(4);
});
