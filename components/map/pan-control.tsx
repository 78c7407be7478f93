'use client';

import { useMap } from 'react-leaflet';
import { ArrowLeftIcon, Icon } from '@/components/ui/island-icons';
import { panControl as text } from '@/messages/map/canvas';

const directions = [
  { to: 'north', label: text.moveNorth, x: 0, y: -1 },
  { to: 'west', label: text.moveWest, x: -1, y: 0 },
  { to: 'east', label: text.moveEast, x: 1, y: 0 },
  { to: 'south', label: text.moveSouth, x: 0, y: 1 },
] as const;

const panShare = 1 / 3;

/** Pans without dragging (WCAG 2.5.7). Collapsed, because most visitors drag the map. */
export function PanControl() {
  const map = useMap();
  const pan = (x: number, y: number) => {
    const mapSize = map.getSize();
    map.panBy([x * panShare * mapSize.x, y * panShare * mapSize.y]);
  };
  return (
    <details className="map-pan">
      <summary aria-label={text.panLabel} className="map-control">
        <Icon>
          <path d="M12 2v20M2 12h20m-7 7-3 3-3-3M19 9l3 3-3 3M5 9l-3 3 3 3M9 5l3-3 3 3" />
        </Icon>
      </summary>
      <div>
        {directions.map(({ to, label, x, y }) => (
          <button
            key={to}
            type="button"
            aria-label={label}
            data-direction={to}
            onClick={() => pan(x, y)}
            className="map-control"
          >
            <ArrowLeftIcon />
          </button>
        ))}
      </div>
    </details>
  );
}
