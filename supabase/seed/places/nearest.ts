import type { Coordinates } from '../../../lib/places/place.ts';

/**
 * Returns a function that finds the item nearest to a point by linear search, which is fast enough for a build step.
 */
export function createNearestFinder<T extends Coordinates>(
  items: readonly T[],
): (point: Coordinates) => T | null {
  const vectors = Float64Array.from(items.flatMap(unitVector));
  return (point) => {
    const [x, y, z] = unitVector(point);
    let best = -1;
    let bestCosine = -2;
    for (let index = 0, at = 0; at < vectors.length; index += 1, at += 3) {
      const cosine = (vectors[at] ?? 0) * x + (vectors[at + 1] ?? 0) * y + (vectors[at + 2] ?? 0) * z;
      if (cosine <= bestCosine) continue;
      bestCosine = cosine;
      best = index;
    }
    return items[best] ?? null;
  };
}

function unitVector({ lat, lng }: Coordinates): [number, number, number] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
