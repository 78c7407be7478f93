'use client';

import { DivIcon, type DragEndEvent, type Marker as LeafletMarker } from 'leaflet';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Marker, useMap } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';

type MarkerLook = 'job' | 'jobs' | 'pay' | 'dot' | 'cluster' | 'picked';

type MapMarkerProps = {
  look: MarkerLook;
  position: Coordinates;
  /** What a screen reader says. */
  label: string;
  /** Inside: how many jobs, or what one pays. */
  text?: string;
  /** Finds the marker's button again, to give the focus back to it. */
  markerKey?: string;
  isSelected?: boolean;
  isHinted?: boolean;
  onActivate?: () => void;
  /** Lets the marker be dragged, and hears where to. */
  onMove?: (to: Coordinates) => void;
  children?: ReactNode;
};

/** Width, height, and the point that marks the place; nothing is smaller than a 24 px target. */
const shapes: Record<MarkerLook, { size: [number, number]; anchor: [number, number] }> = {
  job: { size: [34, 42], anchor: [17, 40] },
  jobs: { size: [34, 42], anchor: [17, 40] },
  picked: { size: [34, 42], anchor: [17, 40] },
  // As wide as what it says: the style sheet has its middle on the point.
  pay: { size: [0, 0], anchor: [0, 0] },
  dot: { size: [28, 28], anchor: [14, 14] },
  cluster: { size: [44, 44], anchor: [22, 22] },
};

/** A marker is a real button inside Leaflet's icon: Tab reaches it, Enter and Space press it. */
export function MapMarker({
  look,
  position,
  label,
  text,
  markerKey,
  isSelected = false,
  isHinted = false,
  onActivate,
  onMove,
  children,
}: MapMarkerProps) {
  const { size, anchor } = shapes[look];
  const button = useMemo(() => markerButton(look), [look]);
  const icon = useMemo(
    () => new DivIcon({ html: button, className: 'map-mark', iconSize: size, iconAnchor: anchor }),
    [button, size, anchor],
  );
  const eventHandlers = useMemo(
    () => ({
      ...(onActivate && { click: onActivate }),
      ...(onMove && {
        dragend: ({ target }: DragEndEvent) => {
          const { lat, lng } = (target as LeafletMarker).getLatLng().wrap();
          onMove({ lat, lng });
        },
      }),
    }),
    [onActivate, onMove],
  );

  useEffect(() => {
    button.setAttribute('aria-label', label);
    button.dataset.text = text ?? '';
    if (markerKey) button.dataset.markerKey = markerKey;
    button.dataset.selected = String(isSelected);
    button.dataset.hinted = String(isHinted);
  }, [button, label, text, markerKey, isSelected, isHinted]);

  const map = useMap();
  useEffect(() => {
    // Tab may reach a marker beyond the edge; a press by mouse must not move what is being pressed.
    const show = () =>
      button.matches(':focus-visible') && map.panInside(position, { padding: roomAround, animate: false });
    button.addEventListener('focus', show);
    return () => button.removeEventListener('focus', show);
  }, [button, map, position]);

  return (
    <Marker
      position={position}
      icon={icon}
      // The button inside is the control.
      keyboard={false}
      draggable={onMove !== undefined}
      autoPan={onMove !== undefined}
      zIndexOffset={isSelected || isHinted ? 1000 : 0}
      eventHandlers={eventHandlers}
    >
      {children}
    </Marker>
  );
}

const roomAround: [number, number] = [30, 50];

const pin =
  '<svg viewBox="0 0 34 42" aria-hidden="true"><path d="M17 1.5c8.3 0 15 6.6 15 14.8 0 9.6-10.2 19.6-15 24.2C12.2 35.9 2 25.9 2 16.3 2 8.1 8.7 1.5 17 1.5Z"/><circle cx="17" cy="16.5" r="5.5"/></svg>';

const drawings: Record<MarkerLook, string> = {
  job: pin,
  jobs: pin.replace(/<circle[^>]*>/, ''),
  picked: pin,
  pay: '',
  dot: '',
  cluster: '',
};

function markerButton(look: MarkerLook): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `map-mark-button map-mark-${look}`;
  button.innerHTML = drawings[look];
  // Leaflet opens a popup on Enter by itself, and the click that a button makes of Enter would close it again.
  button.addEventListener('keypress', (event) => event.stopPropagation());
  return button;
}
