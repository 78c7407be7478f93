'use client';

import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { map as mapDefaults } from '@/lib/limits';
import type { Coordinates } from '@/lib/places/place';
import { pickerMapCanvas as text } from '@/messages/map/canvas';
import { BaseMap } from './base-map';
import { FitCircle } from './map-camera';
import { MapMarker } from './map-marker';
import { PickPoint } from './pick-point';
import { RadiusCircle } from './radius-circle';
import type { Tiles } from './tiles';

export type PickerMapProps = {
  value: Coordinates | null;
  radiusKm?: number | null;
  onPick: (coordinates: Coordinates) => void;
  tiles: Tiles;
};

export function PickerMapCanvas({ value, radiusKm = null, onPick, tiles }: PickerMapProps) {
  const center = value ?? mapDefaults.defaultCenter;
  return (
    <BaseMap center={center} zoom={mapDefaults.listZoom} tiles={tiles} label={text.mapLabel}>
      {value && radiusKm !== null ? (
        <FitCircle center={value} radiusKm={radiusKm} />
      ) : (
        <KeepPointInView point={center} />
      )}
      <PickPoint onPick={onPick} />
      {value && radiusKm !== null && <RadiusCircle center={value} radiusKm={radiusKm} />}
      {value && <MapMarker variant="picked" position={value} label={text.chosenPlace} onMove={onPick} />}
    </BaseMap>
  );
}

/** Moves the map only if the point is out of view or the zoom is too low. */
function KeepPointInView({ point: { lat, lng } }: { point: Coordinates }) {
  const map = useMap();
  useEffect(() => {
    if (map.getZoom() >= mapDefaults.listZoom && map.getBounds().contains({ lat, lng })) return;
    map.setView({ lat, lng }, mapDefaults.listZoom);
  }, [map, lat, lng]);
  return null;
}
