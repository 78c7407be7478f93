'use client';

import type { JobsMapProps } from './jobs-map-canvas';
import { MapSlot } from './map-slot';

const loadCanvas = () => import('./jobs-map-canvas').then((module) => module.JobsMapCanvas);

/**
 * The listed jobs on a map. Hovering or opening a marker highlights its card; hovering a card highlights its marker.
 * Next to a list, the map loads once the page is idle; on a narrow screen that shows only the list, it doesn't load.
 */
export function JobsMap(props: JobsMapProps) {
  const when = props.isFitted ? 'idle' : 'now';
  return <MapSlot load={loadCanvas} props={props} className="map-frame" when={when} />;
}
