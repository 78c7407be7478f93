'use client';

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Popup, useMap } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';

type PopupTarget = { key: string; coordinates: Coordinates };

/** A new object per opening, so that clicking the same marker twice opens its popup twice. */
type OpenPopup<Target extends PopupTarget> = { target: Target };

/** The state of the map's popup: at most one target has it open. */
export function usePopup<Target extends PopupTarget>(targets: readonly Target[]) {
  const [popup, setPopup] = useState<OpenPopup<Target> | null>(null);
  // A changed search may have removed the target.
  const open = popup && targets.some(({ key }) => key === popup.target.key) ? popup : null;
  const show = useCallback((target: Target) => setPopup({ target }), []);
  const close = useCallback(
    (closedPopup: OpenPopup<Target>) => setPopup((current) => (current === closedPopup ? null : current)),
    [],
  );
  return { open, show, close };
}

/** The paddings keep popups clear of the tools at the top and at the bottom. */
const paddingTopLeftPx: [number, number] = [12, 60];
const paddingBottomRightPx: [number, number] = [12, 130];

/** A marker's popup. It takes the focus and returns it to the marker; Escape closes it. */
export function MapPopup<Target extends PopupTarget>({
  popup,
  onClose,
  markerHeightPx,
  children,
}: {
  popup: OpenPopup<Target>;
  onClose: (popup: OpenPopup<Target>) => void;
  /** The height in px of the marker below the popup. */
  markerHeightPx: number;
  children: ReactNode;
}) {
  const map = useMap();
  const { key, coordinates } = popup.target;
  const offset = useMemo<[number, number]>(() => [0, -markerHeightPx], [markerHeightPx]);
  const eventHandlers = useMemo(
    () => ({
      remove: () => {
        onClose(popup);
        // Returns the focus to the marker if the focus was inside the popup.
        const focused = document.activeElement;
        if (focused === document.body || focused?.closest('.leaflet-popup'))
          map
            .getContainer()
            .querySelector<HTMLElement>(`[data-marker-key="${CSS.escape(key)}"]`)
            ?.focus({ preventScroll: true });
      },
    }),
    [map, key, popup, onClose],
  );
  useEffect(() => {
    // Leaflet handles Escape only while the map itself has the focus, not its markers or popups.
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
      autoPanPaddingTopLeft={paddingTopLeftPx}
      autoPanPaddingBottomRight={paddingBottomRightPx}
      className="map-popup"
      eventHandlers={eventHandlers}
    >
      <PopupContent>{children}</PopupContent>
    </Popup>
  );
}

/** Mounted while the popup is open. */
function PopupContent({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('a')?.focus({ preventScroll: true }), []);
  return <div ref={ref}>{children}</div>;
}
