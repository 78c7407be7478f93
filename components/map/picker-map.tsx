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

/** A map to press on, 400 px high. The way by keyboard is the search box that stands beside it. */
export function PickerMap(props: PickerMapProps) {
  return <MapSlot load={loadCanvas} props={props} className="h-[400px]" />;
}
