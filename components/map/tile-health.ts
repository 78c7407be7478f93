'use client';

import type { TileLayer } from 'leaflet';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

/** A background that has shown nothing for this long is as good as absent. */
const patienceMs = 8000;

/**
 * Whether the background is missing: no tile of the current view came, or none came in time (D31).
 * Tries again by itself when the browser is back online.
 */
export function useTileHealth(layer: RefObject<TileLayer | null>) {
  const [isMissing, setIsMissing] = useState(false);
  const timer = useRef<number>(undefined);

  const eventHandlers = useMemo(() => {
    let arrived = 0;
    const judge = () => setIsMissing(arrived === 0);
    return {
      loading: () => {
        arrived = 0;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(judge, patienceMs);
      },
      tileload: () => {
        arrived += 1;
        setIsMissing(false);
      },
      // Fired when each tile has come or failed.
      load: () => {
        window.clearTimeout(timer.current);
        judge();
      },
    };
  }, []);

  useEffect(() => {
    const redraw = () => layer.current?.redraw();
    window.addEventListener('online', redraw);
    return () => {
      window.removeEventListener('online', redraw);
      window.clearTimeout(timer.current);
    };
  }, [layer]);

  return { isMissing, setIsMissing, eventHandlers };
}
