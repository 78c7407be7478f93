import 'server-only';
import { z } from 'zod';
import { logFault } from '@/lib/log';
import { type Area, mostCorners } from './area';
import type { Coordinates } from './place';
import { simplifyLine } from './simplify-line';

/** How somebody travels, and what Valhalla calls it. */
const costings = { car: 'auto', bike: 'bicycle', foot: 'pedestrian' } as const;
export type Travel = keyof typeof costings;
export const travels = Object.keys(costings) as Travel[];

const timeoutMs = 8000;
const mostBytes = 4_000_000;
/** Islands of a few streets are as many corners for little. */
const mostShapes = 5;
/** So far from the service's line ours may be. */
const toleranceKm = 0.05;
const kmPerDegree = (Math.PI * 6371) / 180;

const ring = z
  .array(z.tuple([z.number().min(-180).max(180), z.number().min(-85).max(85)]).rest(z.number()))
  .min(4);
const answerSchema = z.object({
  features: z
    .array(
      z.object({
        geometry: z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
          z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)) }),
        ]),
      }),
    )
    .min(1),
});

/**
 * Everything within so many minutes of a point, as a Valhalla-compatible service has it (`/isochrone`), in as many corners as an area
 * may have. What is left out in its middle is taken in. Null, and logged, where the service has no answer. Never throws.
 */
export async function isochrone(
  baseUrl: string,
  { lat, lng }: Coordinates,
  minutes: number,
  travel: Travel,
): Promise<Area | null> {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/isochrone`;
  const question = {
    // Four decimals are 10 m.
    locations: [{ lat: +lat.toFixed(4), lon: +lng.toFixed(4) }],
    costing: costings[travel],
    contours: [{ time: minutes }],
    polygons: true,
  };
  url.searchParams.set('json', JSON.stringify(question));
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), cache: 'no-store' });
    const text = await response.text();
    if (!response.ok || text.length > mostBytes)
      throw new Error(`The routing service answered ${response.status}.`);
    const area = shapesOf(answerSchema.parse(JSON.parse(text)).features.flatMap(outlinesOf));
    return area.length > 0 ? area : null;
  } catch (thrown) {
    logFault('travel time', thrown);
    return null;
  }
}

type Feature = z.output<typeof answerSchema>['features'][number];
type Outline = readonly Coordinates[];

/** The outer edge of each of its parts. */
const outlinesOf = ({ geometry }: Feature): Outline[] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(([outline = []]) =>
    outline.map(([lng, lat]) => ({ lat, lng })),
  );

/** The largest of them; the first has most of the corners. */
function shapesOf(outlines: readonly Outline[]): Area {
  const largest = outlines.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, mostShapes);
  const others = 8;
  return largest
    .map((outline, index) =>
      simplified(outline, index === 0 ? mostCorners - others * (largest.length - 1) : others),
    )
    .filter((shape) => shape.length >= 3);
}

function simplified(outline: Outline, most: number): Coordinates[] {
  const narrow = Math.cos(((outline[0]?.lat ?? 0) * Math.PI) / 180);
  const line = outline.map(({ lat, lng }) => ({ x: lng * narrow * kmPerDegree, y: lat * kmPerDegree }));
  // The last point of an outline is its first.
  return simplifyLine(line, toleranceKm, most + 1)
    .slice(0, -1)
    .map(({ x, y }) => ({ lat: y / kmPerDegree, lng: x / narrow / kmPerDegree }));
}

/** Of a shape's size it matters only which is larger. */
const sizeOf = (outline: Outline): number =>
  Math.abs(
    outline.reduce((sum, { lat, lng }, index) => {
      const before = outline.at(index - 1) ?? { lat, lng };
      return sum + before.lng * lat - lng * before.lat;
    }, 0),
  );
