'use client';

import type { Coordinates } from '@/lib/places/place';
import type { Tiles } from './map-job';
import { MapSlot } from './map-slot';

/** What a map shows of a talent: the middle of the cell, never the place itself (D25). */
export type MapTalent = { id: string; name: string; headline: string; cell: Coordinates };

export type TalentsMapProps = {
  center: Coordinates;
  radiusKm: number | null;
  talents: readonly MapTalent[];
  tiles: Tiles;
};

const loadCanvas = () => import('./talents-map-canvas').then((module) => module.TalentsMapCanvas);

/** Talents on a map, beside their list; those of one cell share a marker, whose popup leads to the cards `#talent-…`. */
export function TalentsMap(props: TalentsMapProps) {
  return <MapSlot load={loadCanvas} props={props} className="h-[70svh] max-h-[44rem] min-h-96" />;
}
