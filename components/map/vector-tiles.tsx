'use client';

import Leaflet, { type GridLayer } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { archiveMagic, maxZoomAt } from '@/lib/http/tile-archive';

type Props = {
  url: string;
  attribution: string;
  /** Whether the archive is out of reach. */
  onMissing: (isMissing: boolean) => void;
};

/** The streets out of an archive of vector tiles (PMTiles), which the browser draws itself and reads in parts (D109). */
export default function VectorTiles({ url, attribution, onMissing }: Props) {
  const map = useMap();
  useEffect(() => {
    let layer: GridLayer | undefined;
    let isCurrent = true;
    const draw = async () => {
      try {
        // It takes Leaflet from where a script of old would have put it.
        Reflect.set(globalThis, 'L', Leaflet);
        const [{ leafletLayer }, maxDataZoom] = await Promise.all([
          import('protomaps-leaflet'),
          findArchive(url),
        ]);
        if (!isCurrent || layer) return;
        // In the dark the style sheet darkens what lies in the pane of tiles, as it does pictures.
        const drawn = leafletLayer({ url, attribution, flavor: 'light', lang: 'en', maxDataZoom });
        // Beyond the region that the archive has, the simple ground shows through.
        drawn.backgroundColor = '';
        layer = drawn as unknown as GridLayer;
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

/** The deepest zoom of the archive. Throws where there is none: the layer itself would stay blank without a word. */
async function findArchive(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { Range: `bytes=0-${maxZoomAt}` } });
  const header = new Uint8Array(answer.status === 206 ? await answer.arrayBuffer() : []);
  const maxZoom = header[maxZoomAt];
  if (
    new TextDecoder().decode(header.subarray(0, archiveMagic.length)) !== archiveMagic ||
    maxZoom === undefined
  )
    throw new Error('There is no archive of tiles.');
  return maxZoom;
}
