'use client';

import { Circle } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';

/** Section 9: a circle of radius x 1000 m. */
export function RadiusCircle({ center, radiusKm }: { center: Coordinates; radiusKm: number }) {
  return <Circle center={center} radius={radiusKm * 1000} interactive={false} className="map-radius" />;
}
