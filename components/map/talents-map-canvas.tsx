'use client';

import { useCallback, useMemo } from 'react';
import { map as mapDefaults } from '@/lib/limits';
import { useInChosenUnit } from '@/lib/places/chosen-unit';
import type { Coordinates } from '@/lib/places/place';
import { talentsMapCanvas as words } from '@/messages/map/canvas';
import { BaseMap } from './base-map';
import { FollowCenter, WholeAreaButton } from './map-camera';
import { MapMarker } from './map-marker';
import { MapPopup, useOpening } from './map-popup';
import { RadiusCircle } from './radius-circle';
import type { Tiles } from './tiles';
import { UserMarker } from './user-marker';

/** What a map shows of a talent: the middle of the cell, never the place itself (D25). */
type MapTalent = { id: string; name: string; headline: string; cell: Coordinates };

export type TalentsMapProps = {
  center: Coordinates;
  radiusKm: number | null;
  talents: readonly MapTalent[];
  tiles: Tiles;
};

/** What `TalentsMap` shows once the map's code is there. */
export function TalentsMapCanvas({ center, radiusKm, talents, tiles }: TalentsMapProps) {
  const cells = useMemo(() => gatherCells(talents), [talents]);
  const { open, show, close } = useOpening(cells);
  return (
    <BaseMap center={center} zoom={mapDefaults.listZoom} tiles={tiles} label={words.mapOfTheTalentsIn}>
      <FollowCenter center={center} zoom={mapDefaults.listZoom} />
      {radiusKm !== null && <RadiusCircle center={center} radiusKm={radiusKm} />}
      <UserMarker position={center} />
      {cells.map((cell) => (
        <CellMarker key={cell.key} cell={cell} onOpen={show} />
      ))}
      <WholeAreaButton center={center} radiusKm={radiusKm} spots={cells} />
      {open && (
        <MapPopup key={open.spot.key} opening={open} onClose={close} above={34}>
          <TalentsHere talents={open.spot.talents} />
        </MapPopup>
      )}
    </BaseMap>
  );
}

type Cell = { key: string; coordinates: Coordinates; talents: MapTalent[] };

function CellMarker({ cell, onOpen }: { cell: Cell; onOpen: (cell: Cell) => void }) {
  const { key, coordinates, talents } = cell;
  const inChosenUnit = useInChosenUnit();
  const open = useCallback(() => onOpen(cell), [onOpen, cell]);
  const [first] = talents;
  const isOne = talents.length === 1 && first !== undefined;
  return (
    <MapMarker
      look={isOne ? 'job' : 'jobs'}
      position={coordinates}
      label={
        isOne
          ? `${first.name}, ${first.headline}`
          : inChosenUnit(words.talentsWithinAbout1Km({ talentsCount: talents.length }))
      }
      text={isOne ? '' : String(talents.length)}
      markerKey={key}
      onActivate={open}
    />
  );
}

/** Who is at a marker. */
function TalentsHere({ talents }: { talents: readonly MapTalent[] }) {
  const inChosenUnit = useInChosenUnit();
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
      <p>{inChosenUnit(words.thePlaceIsRoundedTo)}</p>
    </>
  );
}

function gatherCells(talents: readonly MapTalent[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const talent of talents) {
    const key = `${talent.cell.lat.toFixed(5)},${talent.cell.lng.toFixed(5)}`;
    const cell = cells.get(key);
    if (cell) cell.talents.push(talent);
    else cells.set(key, { key, coordinates: talent.cell, talents: [talent] });
  }
  return [...cells.values()];
}
