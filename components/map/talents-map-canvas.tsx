'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Popup, useMap } from 'react-leaflet';
import type { Coordinates } from '@/lib/places/place';
import { map as mapDefaults } from '@/lib/site';
import { talentsMapCanvas as words } from '@/messages/map/canvas';
import { BaseMap } from './base-map';
import { FollowCenter, WholeAreaButton } from './map-camera';
import type { Tiles } from './map-job';
import { MapMarker } from './map-marker';
import { RadiusCircle } from './radius-circle';
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
  const [opening, setOpening] = useState<Opening | null>(null);
  // A search that was refined may have dropped whose popup is open.
  const open = opening && cells.some(({ key }) => key === opening.cell.key) ? opening : null;
  const openCell = useCallback((cell: Cell) => setOpening({ cell }), []);
  const close = useCallback(
    (closed: Opening) => setOpening((current) => (current === closed ? null : current)),
    [],
  );
  return (
    <BaseMap center={center} zoom={mapDefaults.listZoom} tiles={tiles} label={words.mapOfTheTalentsIn}>
      <FollowCenter center={center} zoom={mapDefaults.listZoom} />
      {radiusKm !== null && <RadiusCircle center={center} radiusKm={radiusKm} />}
      <UserMarker position={center} />
      {cells.map((cell) => (
        <CellMarker key={cell.key} cell={cell} onOpen={openCell} />
      ))}
      <WholeAreaButton center={center} radiusKm={radiusKm} spots={cells} />
      {open && <CellPopup key={open.cell.key} opening={open} onClose={close} />}
      <CloseByEscape />
    </BaseMap>
  );
}

type Cell = { key: string; coordinates: Coordinates; talents: MapTalent[] };

/** An opening has an identity of its own: pressing the same marker twice opens its popup twice. */
type Opening = { cell: Cell };

function CellMarker({ cell, onOpen }: { cell: Cell; onOpen: (cell: Cell) => void }) {
  const { key, coordinates, talents } = cell;
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
          : words.talentsWithinAbout1Km({ talentsCount: talents.length })
      }
      text={isOne ? '' : String(talents.length)}
      markerKey={key}
      onActivate={open}
    />
  );
}

/** Who is at a marker. */
function CellPopup({ opening, onClose }: { opening: Opening; onClose: (opening: Opening) => void }) {
  const map = useMap();
  const { key, coordinates, talents } = opening.cell;
  const eventHandlers = useMemo(
    () => ({
      remove: () => {
        onClose(opening);
        // Whoever closed it from inside goes on from the marker, not from the top of the page.
        const focused = document.activeElement;
        if (focused === document.body || focused?.closest('.leaflet-popup'))
          map
            .getContainer()
            .querySelector<HTMLElement>(`[data-marker-key="${CSS.escape(key)}"]`)
            ?.focus({ preventScroll: true });
      },
    }),
    [map, key, opening, onClose],
  );
  return (
    <Popup
      position={coordinates}
      className="map-popup"
      offset={above}
      minWidth={200}
      maxWidth={280}
      maxHeight={220}
      eventHandlers={eventHandlers}
    >
      <TalentsHere talents={talents} />
    </Popup>
  );
}

const above: [number, number] = [0, -34];

/** What is in a popup, which is there as long as it is open. The focus comes along. */
function TalentsHere({ talents }: { talents: readonly MapTalent[] }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('a')?.focus({ preventScroll: true }), []);
  return (
    <>
      <ul ref={list} className="map-popup-jobs">
        {talents.map(({ id, name, headline }) => (
          <li key={id}>
            <a href={`#talent-${id}`}>{name}</a>
            <p>{headline}</p>
          </li>
        ))}
      </ul>
      <p>{words.thePlaceIsRoundedTo}</p>
    </>
  );
}

/** Leaflet hears Escape while the map itself has the focus, and not one of its markers or popups. */
function CloseByEscape() {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') map.closePopup();
    };
    container.addEventListener('keydown', onKeyDown);
    return () => container.removeEventListener('keydown', onKeyDown);
  }, [map]);
  return null;
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
