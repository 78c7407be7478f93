'use client';

import { Circle } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';

/** The circle of a search (specification, section 9). Leaflet's radius is in meters. */
export function RadiusCircle({ center, radiusKm }: { center: Coordinates; radiusKm: number }) {
  return <Circle center={center} radius={radiusKm * 1000} interactive={false} className="map-radius" />;
}
