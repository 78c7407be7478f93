'use client';

import type { Coordinates } from '@/lib/places/place';
import type { Tiles } from './map-job';
import { MapSlot } from './map-slot';

export type PickerMapProps = {
  value: Coordinates | null;
  /** Drawn around the value, where a radius is being chosen. */
  radiusKm?: number | null;
  onPick: (coordinates: Coordinates) => void;
  tiles: Tiles;
};

const loadCanvas = () => import('./picker-map-canvas').then((module) => module.PickerMapCanvas);

/** A map to set a pin on, 400 px high: by a press, by dragging the pin, or by arrow keys and Enter. */
export function PickerMap(props: PickerMapProps) {
  return <MapSlot load={loadCanvas} props={props} className="h-[400px]" />;
}
