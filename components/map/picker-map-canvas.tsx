'use client';

import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { map as mapDefaults } from '@/lib/limits';
import type { Coordinates } from '@/lib/places/place';
import { pickerMapCanvas as text } from '@/messages/map/canvas';
import { BaseMap } from './base-map';
import { FollowCircle } from './map-camera';
import { MapMarker } from './map-marker';
import { PickPoint } from './pick-point';
import { RadiusCircle } from './radius-circle';
import type { Tiles } from './tiles';

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
      <PickPoint onPick={onPick} />
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
    map.setView({ lat, lng }, mapDefaults.listZoom);
  }, [map, lat, lng]);
  return null;
}
