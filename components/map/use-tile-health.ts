'use client';

import type { TileLayer } from 'leaflet';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

/** A background without any tile after this time counts as missing. */
const loadTimeoutMs = 8000;

/**
 * Whether the background is missing: no tile of the view has loaded, or none in time (D31). Retries when the browser is
 * back online.
 */
export function useTileHealth(layer: RefObject<TileLayer | null>) {
  const [isMissing, setIsMissing] = useState(false);
  const timer = useRef<number>(undefined);

  const eventHandlers = useMemo(() => {
    let loadedCount = 0;
    const updateIsMissing = () => setIsMissing(loadedCount === 0);
    return {
      loading: () => {
        loadedCount = 0;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(updateIsMissing, loadTimeoutMs);
      },
      tileload: () => {
        loadedCount += 1;
        setIsMissing(false);
      },
      // Fired when every tile has loaded or failed.
      load: () => {
        window.clearTimeout(timer.current);
        updateIsMissing();
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
