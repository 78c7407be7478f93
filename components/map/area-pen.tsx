'use client';

import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { Polyline, useMap } from 'react-leaflet';
import { radius } from '@/lib/limits';
import { type Area, mostCorners, problemOf } from '@/lib/places/area';
import { useInChosenUnit } from '@/lib/places/chosen-unit';
import type { Coordinates } from '@/lib/places/place';
import { simplifyLine } from '@/lib/places/simplify-line';
import { areaPen as text } from '@/messages/map/area-pen';
import { AreaOnMap } from './area-on-map';
import { changeDrawing, type Drawing, drawnArea } from './drawing';
import { MapMarker } from './map-marker';
import { PickPoint } from './pick-point';

export type AreaPenProps = {
  /** What was drawn before. */
  start: Area;
  onDone: (area: Area) => void;
  onLeave: () => void;
};

/** So far from where it was drawn a line may be, in pixels. */
const tolerancePx = 3;
/** What moves less is a press. */
const pressPx = 8;
const arrows: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Draws an area by finger or mouse (a line around it, or corner by corner) and by keyboard. */
export function AreaPen({ start, onDone, onLeave }: AreaPenProps) {
  const map = useMap();
  const inChosenUnit = useInChosenUnit();
  const [{ closed, open, before }, change] = useReducer(changeDrawing, startOf(start));
  const area = drawnArea({ closed, open });
  const corners = closed.flat().length + open.length;
  const problem = problemOf(area, radius.maxKm);
  const [line, setLine] = useState<Coordinates[]>([]);

  useEffect(() => {
    map.getContainer().focus({ preventScroll: true });
  }, [map]);

  const addCorner = (corner: Coordinates) => {
    if (corners < mostCorners) change({ kind: 'corner', corner });
  };
  useFreehand(
    (points) => setLine(points),
    (points) => {
      setLine([]);
      const most = mostCorners - corners;
      if (most < 3) return;
      const kept = simplifyLine(
        points.map((point) => map.latLngToLayerPoint(point)),
        tolerancePx,
        most,
      );
      const shape = kept.map((point) => map.wrapLatLng(map.layerPointToLatLng([point.x, point.y])));
      if (shape.length >= 3) change({ kind: 'shape', shape: shape.map(({ lat, lng }) => ({ lat, lng })) });
    },
  );
  useCornerKeys((index, [x, y]) => {
    const corner = open[index];
    if (!corner) return;
    const at = map.latLngToContainerPoint(corner);
    const { lat, lng } = map.wrapLatLng(map.containerPointToLatLng([at.x + x, at.y + y]));
    change({ kind: 'move', index, to: { lat, lng } });
  });

  return (
    <>
      <PickPoint onPick={addCorner} />
      <AreaOnMap area={area} />
      <Polyline
        positions={line.length > 0 ? line : open.length < 3 ? [...open] : []}
        interactive={false}
        className="map-line"
      />
      {open.map((corner, index) => (
        <MapMarker
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number
          key={index}
          look="dot"
          position={corner}
          label={text.corner({ number: index + 1 })}
          markerKey={`corner ${index}`}
          onMove={(to) => change({ kind: 'move', index, to })}
        />
      ))}
      <fieldset className="map-pen">
        <legend className="sr-only">{text.drawAnArea}</legend>
        <p role="status" className="map-pen-note">
          {corners === 0 ? (
            <>
              {text.how} <span className="max-sm:sr-only">{text.byKeyboard}</span>
            </>
          ) : (
            [
              text.corners({ count: corners }),
              ...(area.length > 0 ? [text.shapes({ count: area.length })] : []),
              ...(problem ? [inChosenUnit(text.problem[problem])] : []),
            ].join(' ')
          )}
        </p>
        <div className="map-pen-keys">
          <button
            type="button"
            className="map-control"
            onClick={() => problem === null && onDone(area)}
            aria-disabled={problem !== null}
          >
            {text.done}
          </button>
          <button
            type="button"
            className="map-control"
            onClick={() => change({ kind: 'undo' })}
            disabled={!before}
          >
            {text.undo}
          </button>
          <button
            type="button"
            className="map-control"
            onClick={() => change({ kind: 'close' })}
            disabled={open.length < 3}
          >
            {text.nextShape}
          </button>
          <button
            type="button"
            className="map-control"
            onClick={() => change({ kind: 'clear' })}
            disabled={corners === 0}
          >
            {text.clear}
          </button>
          <button type="button" className="map-control" onClick={onLeave}>
            {text.cancel}
          </button>
        </div>
      </fieldset>
    </>
  );
}

const startOf = (area: Area): Drawing => ({ closed: area, open: [], before: null });

/** A line that is drawn by dragging; meanwhile the map stays where it is. Two fingers still zoom it. */
function useFreehand(onLine: (points: Coordinates[]) => void, onEnd: (points: Coordinates[]) => void): void {
  const map = useMap();
  const tell = useEffectEvent(onLine);
  const finish = useEffectEvent(onEnd);
  useEffect(() => {
    const container = map.getContainer();
    let pointer: number | null = null;
    let points: { x: number; y: number }[] = [];
    let isDrawn = false;
    const placesOf = () => points.map(({ x, y }) => map.containerPointToLatLng([x, y]));
    const isLine = () => {
      const [first] = points;
      return !!first && points.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) > pressPx);
    };
    const down = (event: PointerEvent) => {
      const isCorner = event.target instanceof Element && event.target.closest('.leaflet-marker-icon');
      if (isCorner || event.button !== 0) return;
      // A second finger is there to zoom.
      pointer = event.isPrimary ? event.pointerId : null;
      points = [];
      tell([]);
      if (pointer !== null) move(event);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      const { left, top } = container.getBoundingClientRect();
      points.push({ x: event.clientX - left, y: event.clientY - top });
      if (isLine()) tell(placesOf());
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      if (!isLine()) return;
      isDrawn = true;
      finish(placesOf());
    };
    // The browser's click at the end of a line is none; any other begins with a press, or is a button's by keyboard.
    const press = () => {
      isDrawn = false;
    };
    const click = (event: MouseEvent) => {
      if (isDrawn && event.detail > 0) event.stopPropagation();
      isDrawn = false;
    };
    const cancel = () => {
      pointer = null;
      tell([]);
    };
    const { touchAction } = container.style;
    container.style.touchAction = 'none';
    map.dragging.disable();
    map.boxZoom.disable();
    map.doubleClickZoom.disable();
    container.classList.add('map-drawing');
    container.addEventListener('pointerdown', press, true);
    container.addEventListener('pointerdown', down);
    container.addEventListener('click', click, true);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    return () => {
      container.style.touchAction = touchAction;
      map.dragging.enable();
      map.boxZoom.enable();
      map.doubleClickZoom.enable();
      container.classList.remove('map-drawing');
      container.removeEventListener('pointerdown', press, true);
      container.removeEventListener('pointerdown', down);
      container.removeEventListener('click', click, true);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [map]);
}

/** Arrow keys move the corner that has the focus, with Shift by more. */
function useCornerKeys(onMove: (index: number, by: readonly [x: number, y: number]) => void): void {
  const map = useMap();
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const container = map.getContainer();
    const press = (event: KeyboardEvent) => {
      const [kind, index] = (event.target as HTMLElement).dataset.markerKey?.split(' ') ?? [];
      const way = arrows[event.key];
      if (kind !== 'corner' || !way) return;
      event.preventDefault();
      event.stopPropagation();
      const px = event.shiftKey ? 40 : 8;
      move(Number(index), [way[0] * px, way[1] * px]);
    };
    container.addEventListener('keydown', press);
    return () => container.removeEventListener('keydown', press);
  }, [map]);
}
