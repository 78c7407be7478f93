import type { Map as LeafletMap } from 'leaflet';

/** Whether the visitor asked the system for less motion. */
export const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets a map jump where stillness is asked for, whatever moves it: Leaflet's own keys say nothing of that, and hear no other key while
 * it glides. Returns how to stop.
 */
export function keepStill(map: LeafletMap): () => void {
  const { panBy } = map;
  map.panBy = (offset, options) =>
    panBy.call(map, offset, prefersStillness() ? { ...options, animate: false } : options);
  return () => {
    map.panBy = panBy;
  };
}
