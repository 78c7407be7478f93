'use client';

import { MapSlot } from './map-slot';
import type { TalentsMapProps } from './talents-map-canvas';

const loadCanvas = () => import('./talents-map-canvas').then((module) => module.TalentsMapCanvas);

/**
 * Talents on a map beside their list. Talents in one cell share a marker, whose popup links to the cards `#talent-…`.
 */
export function TalentsMap(props: TalentsMapProps) {
  return <MapSlot load={loadCanvas} props={props} className="h-[70svh] max-h-[44rem] min-h-96" />;
}
