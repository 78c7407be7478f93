'use client';

import { Popup } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';
import { userMarker as text } from '@/messages/map/canvas';
import { MapMarker } from './map-marker';

export function UserMarker({ position }: { position: Coordinates }) {
  return (
    <MapMarker look="user" position={position} label={text.yourLocation}>
      <Popup className="map-popup" offset={[0, -8]}>
        {text.yourLocation}
      </Popup>
    </MapMarker>
  );
}
