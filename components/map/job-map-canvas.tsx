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
  /** The job's address in words, said in its marker's popup. */
  address: string;
  /** Where the visitor is, when that is known. */
  user: Coordinates | null;
  tiles: Tiles;
};
/** What `JobMap` shows once the map's code is there. */
export function JobMapCanvas({ job, address, user, tiles }: JobMapProps) {
  return (
    <BaseMap
      center={job.coordinates}
      zoom={mapDefaults.detailZoom}
      tiles={tiles}
      label={text.mapOfTheAreaAround({ title: job.title })}
      gestures="inline"
    >
      <FollowCenter center={job.coordinates} zoom={mapDefaults.detailZoom} />
      <RadiusCircle center={job.coordinates} radiusKm={radius.jobDetailKm} />
      {user && <UserMarker position={user} />}
      <MapMarker look="job" position={job.coordinates} label={`${job.title}, ${address}`}>
        <Popup className="map-popup" offset={[0, -34]}>
          <p className="map-popup-heading">{job.title}</p>
          <p>{address}</p>
        </Popup>
      </MapMarker>
    </BaseMap>
  );
}
