'use client';

import type { Coordinates } from '@/lib/places/place';
import type { MapJob, Tiles } from './map-job';
import { MapSlot } from './map-slot';

export type JobsMapProps = {
  /** The visitor's place, or the first job where there is none. */
  center: Coordinates;
  /** The search's radius, drawn as a circle; null draws none. */
  radiusKm: number | null;
  jobs: readonly MapJob[];
  tiles: Tiles;
  /** Whether `center` is the visitor's place and gets its marker; by default, where there is a radius. */
  userLocated?: boolean;
};

const loadCanvas = () => import('./jobs-map-canvas').then((module) => module.JobsMapCanvas);

/**
 * Jobs on a map, beside their list. Pressing a marker highlights it and the list's card of that job,
 * which is found by its `data-job-id`; pointing at a card marks the job on the map.
 */
export function JobsMap(props: JobsMapProps) {
  return <MapSlot load={loadCanvas} props={props} className="h-[70svh] max-h-[44rem] min-h-96" />;
}
