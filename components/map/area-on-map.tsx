'use client';

import { useEffect, useMemo } from 'react';
import { Polygon, useMap } from 'react-leaflet';
import type { Area } from '@/lib/places/area';
import type { Coordinates } from '@/lib/places/place';

/** What somebody drew, as the search takes it: whatever a line goes around is inside. Its colors are the style sheet's. */
export function AreaOnMap({ area }: { area: Area }) {
  const shapes = useMemo(() => onOneSide(area), [area]);
  return shapes.map((shape, index) => (
    <Polygon
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names
      key={index}
      positions={shape}
      fillRule="nonzero"
      interactive={false}
      className="map-radius"
    />
  ));
}

/** Shows the whole area whenever it is another one. */
export function FollowArea({ area }: { area: Area }) {
  const map = useMap();
  const key = JSON.stringify(onOneSide(area).flat());
  useEffect(() => {
    const corners: Coordinates[] = JSON.parse(key);
    map.fitBounds(
      corners.map(({ lat, lng }) => [lat, lng]),
      { padding: [24, 24], maxZoom: 16 },
    );
  }, [map, key]);
  return null;
}

/** A map repeats to the left and right: what crosses the 180th meridian is drawn in one piece. */
function onOneSide(area: Area): Coordinates[][] {
  const from = area[0]?.[0]?.lng ?? 0;
  return area.map((shape) =>
    shape.map(({ lat, lng }) => ({ lat, lng: lng + 360 * Math.round((from - lng) / 360) })),
  );
}
