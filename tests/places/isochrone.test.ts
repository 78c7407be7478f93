import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostCorners } from '@/lib/places/area';
import { isochrone } from '@/lib/places/isochrone';
import { distanceKm } from '@/lib/places/place';

const oakland = { lat: 37.80437, lng: -122.27118 };
let answer: { status: number; body: string } = { status: 200, body: '' };
const asked: URL[] = [];
const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://localhost'));
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
const ask = () =>
  isochrone(`http://127.0.0.1:${(server.address() as AddressInfo).port}/valhalla/`, oakland, 20, 'bike');

/** A wavy outline of 900 points, as services have them, so many km around. */
const outline = (km: number, east = 0) => {
  const points = Array.from({ length: 900 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 900;
    const away = (km * (1 + 0.2 * Math.sin(angle * 14) + 0.02 * Math.sin(angle * 200))) / 111.2;
    return [oakland.lng + east + (away * Math.cos(angle)) / 0.79, oakland.lat + away * Math.sin(angle)];
  });
  return [...points, points[0]];
};
const feature = (geometry: object) => JSON.stringify({ features: [{ properties: {}, geometry }] });

test('what is reached in a time is an area of at most 100 corners', async () => {
  answer = { status: 200, body: feature({ type: 'Polygon', coordinates: [outline(5), outline(1)] }) };
  const area = await ask();
  expect(area).toHaveLength(1);
  expect(area?.flat().length).toBeGreaterThan(40);
  expect(area?.flat().length).toBeLessThanOrEqual(mostCorners);
  for (const corner of area?.flat() ?? []) {
    expect(distanceKm(oakland, corner)).toBeGreaterThan(3.8);
    expect(distanceKm(oakland, corner)).toBeLessThan(6.2);
  }
  const last = asked.at(-1);
  expect(last?.pathname).toBe('/valhalla/isochrone');
  expect(JSON.parse(last?.searchParams.get('json') ?? '')).toEqual({
    locations: [{ lat: 37.8044, lon: -122.2712 }],
    costing: 'bicycle',
    contours: [{ time: 20 }],
    polygons: true,
  });
});

test('its islands are shapes of their own, the largest of them', async () => {
  const parts = Array.from({ length: 9 }, (_, index) => [outline(index === 4 ? 5 : 0.4, index / 10)]);
  answer = { status: 200, body: feature({ type: 'MultiPolygon', coordinates: parts }) };
  const area = await ask();
  expect(area).toHaveLength(5);
  expect(area?.flat().length).toBeLessThanOrEqual(mostCorners);
  expect(distanceKm({ lat: oakland.lat, lng: oakland.lng + 0.4 }, area?.[0]?.[0] ?? oakland)).toBeLessThan(7);
});

test.each([
  ['refuses', 400, '{"error":"No path could be found"}'],
  ['says nothing', 200, ''],
  ['has a line', 200, feature({ type: 'LineString', coordinates: outline(5) })],
  ['has no number', 200, feature({ type: 'Polygon', coordinates: [[['a', 1]]] })],
  ['has nothing', 200, '{"features":[]}'],
])('there is none where the service %s', async (_, status, body) => {
  answer = { status, body };
  expect(await ask()).toBeNull();
});
