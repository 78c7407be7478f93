'use client';

import type { JobMapProps } from './job-map-canvas';
import { MapSlot } from './map-slot';

const loadCanvas = () => import('./job-map-canvas').then((module) => module.JobMapCanvas);

/** A job's location. The map's code is loaded when the map is nearly in view. */
export function JobMap(props: JobMapProps) {
  return <MapSlot load={loadCanvas} props={props} className="h-80" when="near" />;
}
