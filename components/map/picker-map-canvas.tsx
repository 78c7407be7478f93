'use client';

import { useMapEvents } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';
import { map as mapDefaults } from '@/lib/site';
import { FollowCenter } from './map-camera';
import { MapGround } from './map-ground';
import { MapMarker } from './map-marker';
import type { PickerMapProps } from './picker-map';
import { RadiusCircle } from './radius-circle';

/** What `PickerMap` shows once the map's code is there. */
export function PickerMapCanvas({ value, radiusKm = null, onPick, tiles }: PickerMapProps) {
  const center = value ?? mapDefaults.defaultCenter;
  return (
    <MapGround
      center={center}
      zoom={mapDefaults.listZoom}
      tiles={tiles}
      label="Map to choose a place on. By keyboard, search for the place instead."
    >
      <FollowCenter center={center} zoom={mapDefaults.listZoom} />
      <Pick onPick={onPick} />
      {value && radiusKm !== null && <RadiusCircle center={value} radiusKm={radiusKm} />}
      {value && <MapMarker look="picked" position={value} label="Chosen place" />}
    </MapGround>
  );
}

function Pick({ onPick }: { onPick: (coordinates: Coordinates) => void }) {
  useMapEvents({
    click: ({ latlng }) => {
      // The world repeats to the left and right of itself.
      const { lat, lng } = latlng.wrap();
      onPick({ lat, lng });
    },
  });
  return null;
}
