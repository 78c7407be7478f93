'use client';

import type { JobMapProps } from './job-map-canvas';
import { MapSlot } from './map-slot';

const loadCanvas = () => import('./job-map-canvas').then((module) => module.JobMapCanvas);

/** Where a job is: fetched only when the reader comes near, so that the page's first load knows nothing of maps. */
export function JobMap(props: JobMapProps) {
  return <MapSlot load={loadCanvas} props={props} className="h-80" when="near" />;
}
