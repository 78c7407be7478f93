import type { Map as LeafletMap } from 'leaflet';

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Disables animated panning for visitors who prefer reduced motion. Overrides `panBy`, because Leaflet's keyboard
 * handler has no option for it and ignores keys during an animation. Returns a function that restores it.
 */
export function applyReducedMotion(map: LeafletMap): () => void {
  const { panBy } = map;
  map.panBy = (offset, options) =>
    panBy.call(map, offset, prefersReducedMotion() ? { ...options, animate: false } : options);
  return () => {
    map.panBy = panBy;
  };
}
