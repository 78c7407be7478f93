'use client';

import { useMap } from 'react-leaflet';
import { ArrowLeftIcon, Icon } from '@/components/ui/island-icons';
import { panControl as text } from '@/messages/map/canvas';

const ways = [
  { to: 'north', label: text.moveNorth, x: 0, y: -1 },
  { to: 'west', label: text.moveWest, x: -1, y: 0 },
  { to: 'east', label: text.moveEast, x: 1, y: 0 },
  { to: 'south', label: text.moveSouth, x: 0, y: 1 },
] as const;

/** Of what the map shows, at each press. */
const step = 1 / 3;

/** Moves the map for whoever cannot drag it (WCAG 2.5.7). It is folded: most people can, and the room is the map's. */
export function PanControl() {
  const map = useMap();
  const pan = (x: number, y: number) => {
    const shown = map.getSize();
    map.panBy([x * step * shown.x, y * step * shown.y]);
  };
  return (
    <details className="map-pan">
      <summary aria-label={text.moveTheMap} className="map-control">
        <Icon>
          <path d="M12 2v20M2 12h20m-7 7-3 3-3-3M19 9l3 3-3 3M5 9l-3 3 3 3M9 5l3-3 3 3" />
        </Icon>
      </summary>
      <div>
        {ways.map(({ to, label, x, y }) => (
          <button
            key={to}
            type="button"
            aria-label={label}
            data-way={to}
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
