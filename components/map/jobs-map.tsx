'use client';

import type { JobsMapProps } from './jobs-map-canvas';
import { MapSlot } from './map-slot';

const loadCanvas = () => import('./jobs-map-canvas').then((module) => module.JobsMapCanvas);

/**
 * The jobs of the list on the same page. Pressing a marker highlights it and the list's card of that job; pointing at
 * one marks the other. Beside its list it waits for the rest of the page; where the list is alone on a narrow screen, nothing of it
 * is fetched.
 */
export function JobsMap(props: JobsMapProps) {
  const when = props.isFitted ? 'seen' : 'now';
  return <MapSlot load={loadCanvas} props={props} className="map-frame" when={when} />;
}
