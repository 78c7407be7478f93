'use client';

import { useEffect, useMemo } from 'react';
import { Polygon, useMap } from 'react-leaflet';
import type { Area } from '@/lib/places/area';
import type { Coordinates } from '@/lib/places/place';

/** Draws an area. The fill rule 'nonzero' matches the search: everything that a line encloses is inside. */
export function AreaShapes({ area }: { area: Area }) {
  const shapes = useMemo(() => unwrapLongitudes(area), [area]);
  return shapes.map((shape, index) => (
    <Polygon
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no ids
      key={index}
      positions={shape}
      fillRule="nonzero"
      interactive={false}
      className="map-radius"
    />
  ));
}

export function FitArea({ area }: { area: Area }) {
  const map = useMap();
  const key = JSON.stringify(unwrapLongitudes(area).flat());
  useEffect(() => {
    const corners: Coordinates[] = JSON.parse(key);
    map.fitBounds(
      corners.map(({ lat, lng }) => [lat, lng]),
      { padding: [24, 24], maxZoom: 16 },
    );
  }, [map, key]);
  return null;
}

/**
 * Shifts longitudes by 360°, so that a shape across the 180th meridian is drawn in one piece. The map repeats to the
 * left and right.
 */
function unwrapLongitudes(area: Area): Coordinates[][] {
  const firstLng = area[0]?.[0]?.lng ?? 0;
  return area.map((shape) =>
    shape.map(({ lat, lng }) => ({ lat, lng: lng + 360 * Math.round((firstLng - lng) / 360) })),
  );
}
