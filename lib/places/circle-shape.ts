import type { Coordinates } from './place';

const kmPerDegree = (Math.PI * 6371) / 180;

/** A polygon that encloses a circle. */
export function toCircleShape({ lat, lng }: Coordinates, radiusKm: number, corners: number): Coordinates[] {
  const degrees = radiusKm / Math.cos(Math.PI / corners) / kmPerDegree;
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    const east = lng + (degrees * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180);
    return { lat: lat + degrees * Math.cos(angle), lng: east - 360 * Math.round(east / 360) };
  });
}
