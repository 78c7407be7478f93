/** Radii, in km, at which a list sorted by distance gets a heading. */
const distanceRings = [1, 3, 5, 10, 25, 50, 100] as const;

/** Returns the smallest ring that contains a distance in km; null beyond the last ring or without a distance. */
export const getDistanceRing = (km: number | null): number | null =>
  km === null ? null : (distanceRings.find((ring) => km <= ring) ?? null);
