'use client';

import type { Coordinates } from '@/lib/places/place';
import type { Tiles } from './map-job';
import { MapSlot } from './map-slot';

export type JobMapProps = {
  job: { title: string; coordinates: Coordinates };
  /** The job's address in words, said in its marker's popup. */
  address: string;
  /** Where the visitor is, when that is known. */
  user: Coordinates | null;
  tiles: Tiles;
};

const loadCanvas = () => import('./job-map-canvas').then((module) => module.JobMapCanvas);

/** Where a job is: fetched only when the reader comes near, so that the page's first load knows nothing of maps. */
export function JobMap(props: JobMapProps) {
  return <MapSlot load={loadCanvas} props={props} className="h-80" when="near" />;
}
