'use client';

import { MapSlot } from './map-slot';
import type { PickerMapProps } from './picker-map-canvas';

const loadCanvas = () => import('./picker-map-canvas').then((module) => module.PickerMapCanvas);

/** A map to set a pin on, 400 px high: by a press, by dragging the pin, or by arrow keys and Enter. */
export function PickerMap(props: PickerMapProps) {
  return <MapSlot load={loadCanvas} props={props} className="h-[400px]" when="near" />;
}
