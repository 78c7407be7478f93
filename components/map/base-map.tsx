'use client';

import { baseMap as text } from '@/messages/map/canvas';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { Browser, type TileLayer as LeafletTileLayer } from 'leaflet';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AttributionControl, MapContainer, TileLayer, useMap } from 'react-leaflet';
import { isArchive } from '@/lib/http/tile-archive';
import type { Coordinates } from '@/lib/places/place';
import { FollowSize } from './follow-size';
import { Ground } from './ground';
import { keepStill, prefersStillness } from './motion';
import { PanControl } from './pan-control';
import { useTileHealth } from './tile-health';
import type { Tiles } from './tiles';
import { ZoomControl } from './zoom-control';

type MapGroundProps = {
  center: Coordinates;
  zoom: number;
  tiles: Tiles;
  /** What a screen reader calls the map. */
  label: string;
  /** `inline`: part of a text, so the wheel and one finger scroll the page, not the map. */
  gestures?: 'full' | 'inline';
  children: ReactNode;
};

/** Where an operator hosts the streets as one file. */
const VectorTiles = lazy(() => import('./vector-tiles'));

/**
 * The map's own ground, the tiles on it, and the sentence that says when they are missing. What its children draw themselves, and not as
 * layers, are its tools: outside of Leaflet's element, where a press is none on the map, and one group before the marks and the credits.
 */
export function BaseMap({ center, zoom, tiles, label, gestures = 'full', children }: MapGroundProps) {
  const layer = useRef<LeafletTileLayer>(null);
  const { isMissing, setIsMissing, eventHandlers } = useTileHealth(layer);
  const [tools, setTools] = useState<HTMLFieldSetElement | null>(null);
  const [moves] = useState(() => !prefersStillness());
  const [hasGround, setHasGround] = useState(false);
  const noteGround = useCallback(() => setHasGround(true), []);

  return (
    <>
      <fieldset ref={setTools} aria-label={text.tools} className="map-tools" />
      <MapContainer
        center={center}
        zoom={zoom}
        minZoom={3}
        maxZoom={19}
        attributionControl={false}
        zoomControl={false}
        worldCopyJump
        scrollWheelZoom={gestures === 'full'}
        dragging={gestures === 'full' || !Browser.mobile}
        zoomAnimation={moves}
        fadeAnimation={moves}
        markerZoomAnimation={moves}
        inertia={moves}
        className="size-full"
      >
        <Named label={label} />
        <Still />
        <AttributionControl prefix={false} />
        <Ground onDrawn={noteGround} />
        {isArchive(tiles.url) ? (
          <Suspense>
            <VectorTiles
              url={tiles.url}
              attribution={withCredit(tiles.attribution)}
              onMissing={setIsMissing}
            />
          </Suspense>
        ) : (
          <TileLayer
            ref={layer}
            url={tiles.url}
            attribution={withCredit(tiles.attribution)}
            maxZoom={19}
            // The tile policy asks for a referrer; the origin is enough and never tells which job is looked at.
            referrerPolicy="strict-origin-when-cross-origin"
            eventHandlers={eventHandlers}
          />
        )}
        <FollowSize />
        {tools &&
          createPortal(
            <>
              <p role="status" className="map-status">
                {isMissing ? (hasGround ? text.theDetailedMapDidntLoad : text.theMapBackgroundDidntLoad) : ''}
              </p>
              <PanControl />
              {children}
              <ZoomControl />
            </>,
            tools,
          )}
      </MapContainer>
    </>
  );
}

/** The container takes arrow keys, plus and minus, so it needs a name and a role of its own. */
function Named({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}

/** Before anything moves the map. */
function Still() {
  const map = useMap();
  useEffect(() => keepStill(map), [map]);
  return null;
}

/** OpenStreetMap asks for a link to its terms; a configured credit with markup of its own stays as it is. */
const withCredit = (attribution: string) =>
  attribution.includes('<')
    ? attribution
    : attribution.replace(
        'OpenStreetMap',
        '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
      );
