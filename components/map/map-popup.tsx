'use client';

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Popup, useMap } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';

/** What a map marks. */
type Marked = { key: string; coordinates: Coordinates };

/** An opening has an identity of its own: pressing the same marker twice opens its popup twice. */
type Opening<Spot extends Marked> = { spot: Spot };

/** Which of the marked has its popup open. */
export function useOpening<Spot extends Marked>(spots: readonly Spot[]) {
  const [opening, setOpening] = useState<Opening<Spot> | null>(null);
  // A search that was refined may have dropped whose popup is open.
  const open = opening && spots.some(({ key }) => key === opening.spot.key) ? opening : null;
  const show = useCallback((spot: Spot) => setOpening({ spot }), []);
  const close = useCallback(
    (closed: Opening<Spot>) => setOpening((current) => (current === closed ? null : current)),
    [],
  );
  return { open, show, close };
}

/** Above are the tools that a popup leaves there, below the others. */
const clearAbove: [number, number] = [12, 60];
const clearBelow: [number, number] = [12, 130];

/** What a marker tells. The focus comes along, and goes back to the marker; Escape closes it. */
export function MapPopup<Spot extends Marked>({
  opening,
  onClose,
  above,
  children,
}: {
  opening: Opening<Spot>;
  onClose: (opening: Opening<Spot>) => void;
  /** How many pixels of marker it stands above. */
  above: number;
  children: ReactNode;
}) {
  const map = useMap();
  const { key, coordinates } = opening.spot;
  const offset = useMemo<[number, number]>(() => [0, -above], [above]);
  const eventHandlers = useMemo(
    () => ({
      remove: () => {
        onClose(opening);
        // Whoever closed it from inside goes on from the marker, not from the top of the page.
        const focused = document.activeElement;
        if (focused === document.body || focused?.closest('.leaflet-popup'))
          map
            .getContainer()
            .querySelector<HTMLElement>(`[data-marker-key="${CSS.escape(key)}"]`)
            ?.focus({ preventScroll: true });
      },
    }),
    [map, key, opening, onClose],
  );
  useEffect(() => {
    // Leaflet hears it while the map itself has the focus, and not one of its markers or popups.
    const container = map.getContainer();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') map.closePopup();
    };
    container.addEventListener('keydown', onKeyDown);
    return () => container.removeEventListener('keydown', onKeyDown);
  }, [map]);
  return (
    <Popup
      position={coordinates}
      offset={offset}
      minWidth={200}
      maxWidth={280}
      maxHeight={220}
      autoPanPaddingTopLeft={clearAbove}
      autoPanPaddingBottomRight={clearBelow}
      className="map-popup"
      eventHandlers={eventHandlers}
    >
      <Opened>{children}</Opened>
    </Popup>
  );
}

/** Is there as long as the popup is open. */
function Opened({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('a')?.focus({ preventScroll: true }), []);
  return <div ref={ref}>{children}</div>;
}
