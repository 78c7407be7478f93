'use client';

import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Leaflet measures its element when the window changes; a list's layout changes the element alone. */
export function FollowSize() {
  const map = useMap();
  useEffect(() => {
    const element = map.getContainer();
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) map.invalidateSize({ pan: false });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [map]);
  return null;
}
