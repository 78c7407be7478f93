'use client';

import { useCallback, useMemo } from 'react';
import { map as mapDefaults } from '@/lib/limits';
import type { Coordinates } from '@/lib/places/place';
import { useUnitConverter } from '@/lib/places/unit-choice';
import { talentsMapCanvas as words } from '@/messages/map/canvas';
import { BaseMap } from './base-map';
import { FollowCenter, WholeAreaButton } from './map-camera';
import { MapMarker } from './map-marker';
import { MapPopup, usePopup } from './map-popup';
import { RadiusCircle } from './radius-circle';
import type { Tiles } from './tiles';
import { UserMarker } from './user-marker';

/** A talent on the map. Only the cell's center is shown, never the exact place (D25). */
type MapTalent = { id: string; name: string; headline: string; cell: Coordinates };

export type TalentsMapProps = {
  center: Coordinates;
  radiusKm: number | null;
  talents: readonly MapTalent[];
  tiles: Tiles;
};

export function TalentsMapCanvas({ center, radiusKm, talents, tiles }: TalentsMapProps) {
  const cells = useMemo(() => groupByCell(talents), [talents]);
  const { open, show, close } = usePopup(cells);
  return (
    <BaseMap center={center} zoom={mapDefaults.listZoom} tiles={tiles} label={words.mapLabel}>
      <FollowCenter center={center} zoom={mapDefaults.listZoom} />
      {radiusKm !== null && <RadiusCircle center={center} radiusKm={radiusKm} />}
      <UserMarker position={center} />
      {cells.map((cell) => (
        <CellMarker key={cell.key} cell={cell} onOpen={show} />
      ))}
      <WholeAreaButton center={center} radiusKm={radiusKm} points={cells} />
      {open && (
        <MapPopup key={open.target.key} popup={open} onClose={close} markerHeightPx={34}>
          <TalentPopupContent talents={open.target.talents} />
        </MapPopup>
      )}
    </BaseMap>
  );
}

type Cell = { key: string; coordinates: Coordinates; talents: MapTalent[] };

function CellMarker({ cell, onOpen }: { cell: Cell; onOpen: (cell: Cell) => void }) {
  const { key, coordinates, talents } = cell;
  const convertUnits = useUnitConverter();
  const open = useCallback(() => onOpen(cell), [onOpen, cell]);
  const [first] = talents;
  const isSingle = talents.length === 1 && first !== undefined;
  return (
    <MapMarker
      variant={isSingle ? 'job' : 'jobs'}
      position={coordinates}
      label={
        isSingle
          ? `${first.name}, ${first.headline}`
          : convertUnits(words.clusterLabel({ talentsCount: talents.length }))
      }
      text={isSingle ? '' : String(talents.length)}
      markerKey={key}
      onActivate={open}
    />
  );
}

function TalentPopupContent({ talents }: { talents: readonly MapTalent[] }) {
  const convertUnits = useUnitConverter();
  return (
    <>
      <ul className="map-popup-jobs">
        {talents.map(({ id, name, headline }) => (
          <li key={id}>
            <a href={`#talent-${id}`}>{name}</a>
            <p>{headline}</p>
          </li>
        ))}
      </ul>
      <p>{convertUnits(words.roundingHint)}</p>
    </>
  );
}

function groupByCell(talents: readonly MapTalent[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const talent of talents) {
    const key = `${talent.cell.lat.toFixed(5)},${talent.cell.lng.toFixed(5)}`;
    const cell = cells.get(key);
    if (cell) cell.talents.push(talent);
    else cells.set(key, { key, coordinates: talent.cell, talents: [talent] });
  }
  return [...cells.values()];
}
