'use client';

import type { JobsMapProps } from './jobs-map-canvas';
import { MapSlot } from './map-slot';

const loadCanvas = () => import('./jobs-map-canvas').then((module) => module.JobsMapCanvas);

/**
 * The listed jobs on a map. A hovered or opened marker highlights its job's card, and a hovered card its marker. Beside
 * its list the map loads when the page is idle. If only the list is shown, on a narrow screen, nothing is loaded.
 */
export function JobsMap(props: JobsMapProps) {
  const when = props.isFitted ? 'seen' : 'now';
  return <MapSlot load={loadCanvas} props={props} className="map-frame" when={when} />;
}
