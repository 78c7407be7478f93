'use client';

import { useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import { Icon } from '@/components/ui/island-icons';
import { zoomControl as text } from '@/messages/map/canvas';

/** Plus and minus. At the last zoom a button keeps the focus, so it is not disabled for the browser. */
export function ZoomControl() {
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const [zoom, setZoom] = useState(() => map.getZoom());
  return (
    <div className="map-zoom">
      <button
        type="button"
        aria-label={text.zoomIn}
        aria-disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.zoomIn()}
        className="map-control"
      >
        <Icon>
          <path d="M5 12h14M12 5v14" />
        </Icon>
      </button>
      <button
        type="button"
        aria-label={text.zoomOut}
        aria-disabled={zoom <= map.getMinZoom()}
        onClick={() => map.zoomOut()}
        className="map-control"
      >
        <Icon>
          <path d="M5 12h14" />
        </Icon>
      </button>
    </div>
  );
}
