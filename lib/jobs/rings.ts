/** The circles, in km, that a list by distance is told in. */
const rings = [1, 3, 5, 10, 25, 50, 100] as const;

/** The smallest circle that a distance in km is in; null beyond the last one and where no distance is known. */
export const ringOf = (km: number | null): number | null =>
  km === null ? null : (rings.find((ring) => km <= ring) ?? null);
