'use client';

import Leaflet, { type GridLayer } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { maxZoomOffset, tileArchiveMagic } from '@/lib/http/tile-archive';

type Props = {
  url: string;
  attribution: string;
  /** Called with whether the archive can't be loaded. */
  onMissing: (isMissing: boolean) => void;
};

/** Streets from an archive of vector tiles (PMTiles), read in parts and drawn in the browser (D109). */
export default function VectorTiles({ url, attribution, onMissing }: Props) {
  const map = useMap();
  useEffect(() => {
    let layer: GridLayer | undefined;
    let isCurrent = true;
    const draw = async () => {
      try {
        // protomaps-leaflet expects Leaflet as a global variable.
        Reflect.set(globalThis, 'L', Leaflet);
        const [{ leafletLayer }, maxDataZoom] = await Promise.all([
          import('protomaps-leaflet'),
          getMaxZoom(url),
        ]);
        if (!isCurrent || layer) return;
        // The dark theme's filter darkens the pane of tiles, so the light flavor is right for both themes.
        const vectorLayer = leafletLayer({ url, attribution, flavor: 'light', lang: 'en', maxDataZoom });
        // Outside of the archive's region the outline layer shows through.
        vectorLayer.backgroundColor = '';
        layer = vectorLayer as unknown as GridLayer;
        layer.addTo(map);
        onMissing(false);
      } catch {
        if (isCurrent) onMissing(true);
      }
    };
    void draw();
    window.addEventListener('online', draw);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', draw);
      layer?.remove();
    };
  }, [map, url, attribution, onMissing]);
  return null;
}

/**
 * The highest zoom of the archive.
 * @throws if the archive can't be read; the layer itself would stay blank without an error
 */
async function getMaxZoom(url: string): Promise<number> {
  const response = await fetch(url, { headers: { Range: `bytes=0-${maxZoomOffset}` } });
  const header = new Uint8Array(response.status === 206 ? await response.arrayBuffer() : []);
  const maxZoom = header[maxZoomOffset];
  if (
    new TextDecoder().decode(header.subarray(0, tileArchiveMagic.length)) !== tileArchiveMagic ||
    maxZoom === undefined
  )
    throw new Error('The URL is not a PMTiles archive.');
  return maxZoom;
}
