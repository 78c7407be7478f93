'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';
import { map as mapDefaults } from '@/lib/site';
import { pickerMapCanvas as text } from '@/messages/map/canvas';
import { BaseMap } from './base-map';
import { FollowCircle } from './map-camera';
import type { Tiles } from './map-job';
import { MapMarker } from './map-marker';
import { motion } from './motion';
import { RadiusCircle } from './radius-circle';

export type PickerMapProps = {
  value: Coordinates | null;
  /** Drawn around the value, where a radius is being chosen. */
  radiusKm?: number | null;
  onPick: (coordinates: Coordinates) => void;
  tiles: Tiles;
};

/** What `PickerMap` shows once the map's code is there. */
export function PickerMapCanvas({ value, radiusKm = null, onPick, tiles }: PickerMapProps) {
  const center = value ?? mapDefaults.defaultCenter;
  return (
    <BaseMap center={center} zoom={mapDefaults.listZoom} tiles={tiles} label={text.mapForChoosingAPlace}>
      {value && radiusKm !== null ? (
        <FollowCircle center={value} radiusKm={radiusKm} />
      ) : (
        <KeepInSight point={center} />
      )}
      <Pick onPick={onPick} />
      {value && radiusKm !== null && <RadiusCircle center={value} radiusKm={radiusKm} />}
      {value && <MapMarker look="picked" position={value} label={text.chosenPlace} onMove={onPick} />}
    </BaseMap>
  );
}

/** Moves the map to a place found elsewhere; a pin that is set on the map must not take its ground away. */
function KeepInSight({ point: { lat, lng } }: { point: Coordinates }) {
  const map = useMap();
  useEffect(() => {
    if (map.getZoom() >= mapDefaults.listZoom && map.getBounds().contains({ lat, lng })) return;
    map.setView({ lat, lng }, mapDefaults.listZoom, motion());
  }, [map, lat, lng]);
  return null;
}

/** A point by a press, or by keyboard: Enter on the map takes its middle, which a cross marks while it has the focus. */
function Pick({ onPick }: { onPick: (coordinates: Coordinates) => void }) {
  const isMoving = useRef(false);
  const map = useMapEvents({
    click: ({ latlng }) => pick(latlng),
    movestart: () => {
      isMoving.current = true;
    },
    moveend: () => {
      isMoving.current = false;
    },
  });
  const pick = ({ lat, lng }: { lat: number; lng: number }) => {
    // The world repeats to the left and right of itself.
    const point = map.wrapLatLng([lat, lng]);
    onPick({ lat: point.lat, lng: point.lng });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== map.getContainer()) return;
    event.preventDefault();
    // An arrow key glides the map for a moment: Enter means where it ends, not where it has got to.
    if (isMoving.current) map.once('moveend', () => pick(map.getCenter()));
    else pick(map.getCenter());
  });
  useEffect(() => {
    const container = map.getContainer();
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    container.addEventListener('keydown', listen);
    return () => container.removeEventListener('keydown', listen);
  }, [map]);
  return <span aria-hidden="true" className="map-cross" />;
}
