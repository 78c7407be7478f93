'use client';

import { DivIcon, type DragEndEvent, type Marker as LeafletMarker } from 'leaflet';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Marker, useMap } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';

type MarkerVariant = 'job' | 'jobs' | 'pay' | 'dot' | 'cluster' | 'picked';

type MapMarkerProps = {
  variant: MarkerVariant;
  position: Coordinates;
  /** The accessible name. */
  label: string;
  /** The visible text: a number of jobs or the pay. */
  text?: string;
  /** Identifies the marker's button, to return the focus to it. */
  markerKey?: string;
  isSelected?: boolean;
  isHighlighted?: boolean;
  onActivate?: () => void;
  /** Makes the marker draggable; called with its new position. */
  onMove?: (to: Coordinates) => void;
  children?: ReactNode;
};

/** Sizes and anchors in px; no target is smaller than 24 px. */
const shapes: Record<MarkerVariant, { size: [number, number]; anchor: [number, number] }> = {
  job: { size: [34, 42], anchor: [17, 40] },
  jobs: { size: [34, 42], anchor: [17, 40] },
  picked: { size: [34, 42], anchor: [17, 40] },
  // As wide as its text; the style sheet centers it on the point.
  pay: { size: [0, 0], anchor: [0, 0] },
  dot: { size: [28, 28], anchor: [14, 14] },
  cluster: { size: [44, 44], anchor: [22, 22] },
};

/** A marker as a real button inside Leaflet's icon, for the keyboard and screen readers. */
export function MapMarker({
  variant,
  position,
  label,
  text,
  markerKey,
  isSelected = false,
  isHighlighted = false,
  onActivate,
  onMove,
  children,
}: MapMarkerProps) {
  const { size, anchor } = shapes[variant];
  const button = useMemo(() => createMarkerButton(variant), [variant]);
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
    button.dataset.hinted = String(isHighlighted);
  }, [button, label, text, markerKey, isSelected, isHighlighted]);

  const map = useMap();
  useEffect(() => {
    // Tab can reach a marker outside the view. After a mouse click, the marker must stay under the pointer.
    const panIntoView = () =>
      button.matches(':focus-visible') &&
      map.panInside(position, { padding: focusPaddingPx, animate: false });
    button.addEventListener('focus', panIntoView);
    return () => button.removeEventListener('focus', panIntoView);
  }, [button, map, position]);

  return (
    <Marker
      position={position}
      icon={icon}
      // The button inside is the control.
      keyboard={false}
      draggable={onMove !== undefined}
      autoPan={onMove !== undefined}
      zIndexOffset={isSelected || isHighlighted ? 1000 : 0}
      eventHandlers={eventHandlers}
    >
      {children}
    </Marker>
  );
}

const focusPaddingPx: [number, number] = [30, 50];

const pinSvg =
  '<svg viewBox="0 0 34 42" aria-hidden="true"><path d="M17 1.5c8.3 0 15 6.6 15 14.8 0 9.6-10.2 19.6-15 24.2C12.2 35.9 2 25.9 2 16.3 2 8.1 8.7 1.5 17 1.5Z"/><circle cx="17" cy="16.5" r="5.5"/></svg>';

const markerSvgs: Record<MarkerVariant, string> = {
  job: pinSvg,
  jobs: pinSvg.replace(/<circle[^>]*>/, ''),
  picked: pinSvg,
  pay: '',
  dot: '',
  cluster: '',
};

function createMarkerButton(variant: MarkerVariant): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `map-mark-button map-mark-${variant}`;
  button.innerHTML = markerSvgs[variant];
  // Leaflet opens a popup on Enter, and the button's click on Enter would close it again.
  button.addEventListener('keypress', (event) => event.stopPropagation());
  return button;
}
