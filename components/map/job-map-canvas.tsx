'use client';

import { Popup } from 'react-leaflet';
import { map as mapDefaults, radius } from '@/lib/limits';
import type { Coordinates } from '@/lib/places/place';
import { jobMapCanvas as text } from '@/messages/map/canvas';
import { BaseMap } from './base-map';
import { FollowCenter } from './map-camera';
import { MapMarker } from './map-marker';
import { RadiusCircle } from './radius-circle';
import type { Tiles } from './tiles';
import { UserMarker } from './user-marker';

export type JobMapProps = {
  job: { title: string; coordinates: Coordinates };
  address: string;
  user: Coordinates | null;
  tiles: Tiles;
};
export function JobMapCanvas({ job, address, user, tiles }: JobMapProps) {
  return (
    <BaseMap
      center={job.coordinates}
      zoom={mapDefaults.detailZoom}
      tiles={tiles}
      label={text.mapLabel({ title: job.title })}
      gestures="inline"
    >
      <FollowCenter center={job.coordinates} zoom={mapDefaults.detailZoom} />
      <RadiusCircle center={job.coordinates} radiusKm={radius.jobDetailKm} />
      {user && <UserMarker position={user} />}
      <MapMarker variant="job" position={job.coordinates} label={`${job.title}, ${address}`}>
        <Popup className="map-popup" offset={[0, -34]}>
          <p className="map-popup-heading">{job.title}</p>
          <p>{address}</p>
        </Popup>
      </MapMarker>
    </BaseMap>
  );
}
