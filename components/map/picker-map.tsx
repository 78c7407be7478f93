'use client';

import { MapSlot } from './map-slot';
import type { PickerMapProps } from './picker-map-canvas';

const loadCanvas = () => import('./picker-map-canvas').then((module) => module.PickerMapCanvas);

/** A map for setting a pin, 400 px high: by click, by dragging the pin, or by arrow keys and Enter. */
export function PickerMap(props: PickerMapProps) {
  return <MapSlot load={loadCanvas} props={props} className="h-[400px]" when="near" />;
}
