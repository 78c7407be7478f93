'use client';

import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Leaflet measures its element only when the window is resized, but the page's layout can resize it as well. */
export function MapResizer() {
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
