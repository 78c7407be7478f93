'use client';

import type { JobsMapProps } from './jobs-map-canvas';
import { MapSlot } from './map-slot';

const loadCanvas = () => import('./jobs-map-canvas').then((module) => module.JobsMapCanvas);

/**
 * Jobs on a map, beside their list. Pressing a marker highlights it and the list's card of that job,
 * which is found by its `data-job-id`; pointing at a card marks the job on the map.
 */
export function JobsMap(props: JobsMapProps) {
  return <MapSlot load={loadCanvas} props={props} className="h-[70svh] max-h-[44rem] min-h-96" />;
}
