'use client';

import { baseMap as text } from '@/messages/map/canvas';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { Browser, type TileLayer as LeafletTileLayer } from 'leaflet';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AttributionControl, MapContainer, TileLayer, useMap } from 'react-leaflet';
import { isTileArchive } from '@/lib/http/tile-archive';
import type { Coordinates } from '@/lib/places/place';
import { MapResizer } from './map-resizer';
import { OutlineLayer } from './outline-layer';
import { PanControl } from './pan-control';
import { applyReducedMotion, prefersReducedMotion } from './reduced-motion';
import type { Tiles } from './tiles';
import { useTileHealth } from './use-tile-health';
import { ZoomControl } from './zoom-control';

type BaseMapProps = {
  center: Coordinates;
  zoom: number;
  tiles: Tiles;
  label: string;
  /** `inline`: the map is part of a text, so the wheel and one finger scroll the page. */
  gestures?: 'full' | 'inline';
  children: ReactNode;
};

/** Lazy, because few sites use an archive of vector tiles. */
const VectorTiles = lazy(() => import('./vector-tiles'));

/**
 * Shows the outline layer, the tiles above it, and a message if the tiles fail to load. The elements that `children`
 * render are moved to a toolbar before the map's container, so that clicks on them don't reach the map.
 */
export function BaseMap({ center, zoom, tiles, label, gestures = 'full', children }: BaseMapProps) {
  const layer = useRef<LeafletTileLayer>(null);
  const { isMissing, setIsMissing, eventHandlers } = useTileHealth(layer);
  const [tools, setTools] = useState<HTMLFieldSetElement | null>(null);
  const [isAnimated] = useState(() => !prefersReducedMotion());
  const [hasOutline, setHasOutline] = useState(false);
  const handleOutlineDrawn = useCallback(() => setHasOutline(true), []);

  return (
    <>
      <fieldset ref={setTools} aria-label={text.toolsLabel} className="map-tools" />
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
        zoomAnimation={isAnimated}
        fadeAnimation={isAnimated}
        markerZoomAnimation={isAnimated}
        inertia={isAnimated}
        className="size-full"
      >
        <MapLabel label={label} />
        <ReducedMotion />
        <AttributionControl prefix={false} />
        <OutlineLayer onDrawn={handleOutlineDrawn} />
        {isTileArchive(tiles.url) ? (
          <Suspense>
            <VectorTiles
              url={tiles.url}
              attribution={linkAttribution(tiles.attribution)}
              onMissing={setIsMissing}
            />
          </Suspense>
        ) : (
          <TileLayer
            ref={layer}
            url={tiles.url}
            attribution={linkAttribution(tiles.attribution)}
            maxZoom={19}
            // The tile policy requires a referrer. The origin is enough and doesn't reveal which job is viewed.
            referrerPolicy="strict-origin-when-cross-origin"
            eventHandlers={eventHandlers}
          />
        )}
        <MapResizer />
        {tools &&
          createPortal(
            <>
              <p role="status" className="map-status">
                {isMissing ? (hasOutline ? text.detailFailed : text.backgroundFailed) : ''}
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

/** The container handles arrow keys, plus and minus, so it needs a name and a role. */
function MapLabel({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}

/** Rendered before the children that move the map, so that its effect runs before theirs. */
function ReducedMotion() {
  const map = useMap();
  useEffect(() => applyReducedMotion(map), [map]);
  return null;
}

/** OpenStreetMap requires a link to its terms. A configured attribution with markup is kept. */
const linkAttribution = (attribution: string) =>
  attribution.includes('<')
    ? attribution
    : attribution.replace(
        'OpenStreetMap',
        '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
      );
