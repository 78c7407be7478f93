'use client';

import { useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import { Icon } from '@/components/ui/island-icons';
import { zoomControl as text } from '@/messages/map/canvas';

/** Zoom buttons. At the last zoom a button is only aria-disabled, so that it keeps the focus. */
export function ZoomControl() {
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const [zoom, setZoom] = useState(() => map.getZoom());
  const steps = [
    {
      label: text.zoomIn,
      isLast: zoom >= map.getMaxZoom(),
      go: () => map.zoomIn(),
      path: 'M5 12h14M12 5v14',
    },
    { label: text.zoomOut, isLast: zoom <= map.getMinZoom(), go: () => map.zoomOut(), path: 'M5 12h14' },
  ];
  return (
    <div className="map-zoom">
      {steps.map(({ label, isLast, go, path }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-disabled={isLast}
          onClick={go}
          className="map-control"
        >
          <Icon>
            <path d={path} />
          </Icon>
        </button>
      ))}
    </div>
  );
}
