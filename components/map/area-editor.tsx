'use client';

import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { Polyline, useMap } from 'react-leaflet';
import { radius } from '@/lib/limits';
import { type Area, getAreaError, maxCorners } from '@/lib/places/area';
import type { Coordinates } from '@/lib/places/place';
import { simplifyLine } from '@/lib/places/simplify-line';
import { useUnitConverter } from '@/lib/places/unit-choice';
import { areaEditor as text } from '@/messages/map/area-editor';
import { AreaShapes } from './area-shapes';
import { type Drawing, drawingReducer, toArea } from './drawing';
import { MapMarker } from './map-marker';
import { PickPoint } from './pick-point';

export type AreaEditorProps = {
  initialArea: Area;
  onDone: (area: Area) => void;
  onCancel: () => void;
};

/** The simplified line may deviate from the drawn one by this many pixels. */
const tolerancePx = 3;
/** A shorter movement is a click. */
const minDragPx = 8;
const arrowDirections: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Draws an area by finger or mouse, freehand or corner by corner, and by keyboard. */
export function AreaEditor({ initialArea, onDone, onCancel }: AreaEditorProps) {
  const map = useMap();
  const convertUnits = useUnitConverter();
  const [{ closedShapes, openCorners, previous }, dispatch] = useReducer(
    drawingReducer,
    toDrawing(initialArea),
  );
  const area = toArea({ closedShapes, openCorners });
  const corners = closedShapes.flat().length + openCorners.length;
  const areaError = getAreaError(area, radius.maxKm);
  const [line, setLine] = useState<Coordinates[]>([]);

  useEffect(() => {
    map.getContainer().focus({ preventScroll: true });
  }, [map]);

  const addCorner = (corner: Coordinates) => {
    if (corners < maxCorners) dispatch({ kind: 'corner', corner });
  };
  useFreehand(setLine, (points) => {
    setLine([]);
    const remainingCorners = maxCorners - corners;
    if (remainingCorners < 3) return;
    const simplifiedLine = simplifyLine(
      points.map((point) => map.latLngToLayerPoint(point)),
      tolerancePx,
      remainingCorners,
    );
    const shape = simplifiedLine.map((point) => map.wrapLatLng(map.layerPointToLatLng([point.x, point.y])));
    if (shape.length >= 3) dispatch({ kind: 'shape', shape: shape.map(({ lat, lng }) => ({ lat, lng })) });
  });
  useCornerKeys((index, [x, y]) => {
    const corner = openCorners[index];
    if (!corner) return;
    const pixel = map.latLngToContainerPoint(corner);
    const { lat, lng } = map.wrapLatLng(map.containerPointToLatLng([pixel.x + x, pixel.y + y]));
    dispatch({ kind: 'move', index, to: { lat, lng } });
  });

  return (
    <>
      <PickPoint onPick={addCorner} />
      <AreaShapes area={area} />
      <Polyline
        positions={line.length > 0 ? line : openCorners.length < 3 ? [...openCorners] : []}
        interactive={false}
        className="map-draw-line"
      />
      {openCorners.map((corner, index) => (
        <MapMarker
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its index
          key={index}
          variant="dot"
          position={corner}
          label={text.cornerLabel({ number: index + 1 })}
          markerKey={`corner ${index}`}
          onMove={(to) => dispatch({ kind: 'move', index, to })}
        />
      ))}
      <fieldset className="map-editor">
        <legend className="sr-only">{text.title}</legend>
        <p role="status" className="map-editor-hint">
          {corners === 0 ? (
            <>
              {text.hint} <span className="max-sm:sr-only">{text.keyboardHint}</span>
            </>
          ) : (
            [
              text.corners({ count: corners }),
              ...(area.length > 0 ? [text.shapes({ count: area.length })] : []),
              ...(areaError ? [convertUnits(text.errors[areaError])] : []),
            ].join(' ')
          )}
        </p>
        <div className="map-editor-buttons">
          <button
            type="button"
            className="map-control"
            onClick={() => areaError === null && onDone(area)}
            aria-disabled={areaError !== null}
          >
            {text.done}
          </button>
          <button
            type="button"
            className="map-control"
            onClick={() => dispatch({ kind: 'undo' })}
            disabled={!previous}
          >
            {text.undo}
          </button>
          <button
            type="button"
            className="map-control"
            onClick={() => dispatch({ kind: 'close' })}
            disabled={openCorners.length < 3}
          >
            {text.nextShape}
          </button>
          <button
            type="button"
            className="map-control"
            onClick={() => dispatch({ kind: 'clear' })}
            disabled={corners === 0}
          >
            {text.clear}
          </button>
          <button type="button" className="map-control" onClick={onCancel}>
            {text.cancel}
          </button>
        </div>
      </fieldset>
    </>
  );
}

const toDrawing = (area: Area): Drawing => ({ closedShapes: area, openCorners: [], previous: null });

/** Draws a line by dragging, while panning is disabled. Two fingers still zoom. */
function useFreehand(onLine: (points: Coordinates[]) => void, onEnd: (points: Coordinates[]) => void): void {
  const map = useMap();
  const notifyLine = useEffectEvent(onLine);
  const notifyEnd = useEffectEvent(onEnd);
  useEffect(() => {
    const container = map.getContainer();
    let pointer: number | null = null;
    let points: { x: number; y: number }[] = [];
    let hasDrawnLine = false;
    const toCoordinates = () => points.map(({ x, y }) => map.containerPointToLatLng([x, y]));
    const isLine = () => {
      const [first] = points;
      return !!first && points.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) > minDragPx);
    };
    const handlePointerDown = (event: PointerEvent) => {
      const isCorner = event.target instanceof Element && event.target.closest('.leaflet-marker-icon');
      if (isCorner || event.button !== 0) return;
      // A second finger means a zoom.
      pointer = event.isPrimary ? event.pointerId : null;
      points = [];
      notifyLine([]);
      if (pointer !== null) handlePointerMove(event);
    };
    const handlePointerMove = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      const { left, top } = container.getBoundingClientRect();
      points.push({ x: event.clientX - left, y: event.clientY - top });
      if (isLine()) notifyLine(toCoordinates());
    };
    const handlePointerUp = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      if (!isLine()) return;
      hasDrawnLine = true;
      notifyEnd(toCoordinates());
    };
    // The browser fires a click at the end of a drawn line, which must not add a corner. Any other click follows
    // another pointerdown or comes from the keyboard (`detail` 0).
    const resetDrawnLine = () => {
      hasDrawnLine = false;
    };
    const handleClick = (event: MouseEvent) => {
      if (hasDrawnLine && event.detail > 0) event.stopPropagation();
      hasDrawnLine = false;
    };
    const handleCancel = () => {
      pointer = null;
      notifyLine([]);
    };
    const { touchAction } = container.style;
    container.style.touchAction = 'none';
    map.dragging.disable();
    map.boxZoom.disable();
    map.doubleClickZoom.disable();
    container.classList.add('map-drawing');
    container.addEventListener('pointerdown', resetDrawnLine, true);
    container.addEventListener('pointerdown', handlePointerDown);
    container.addEventListener('click', handleClick, true);
    window.addEventListener('pointermove', handlePointerMove);
    window.addEventListener('pointerup', handlePointerUp);
    window.addEventListener('pointercancel', handleCancel);
    return () => {
      container.style.touchAction = touchAction;
      map.dragging.enable();
      map.boxZoom.enable();
      map.doubleClickZoom.enable();
      container.classList.remove('map-drawing');
      container.removeEventListener('pointerdown', resetDrawnLine, true);
      container.removeEventListener('pointerdown', handlePointerDown);
      container.removeEventListener('click', handleClick, true);
      window.removeEventListener('pointermove', handlePointerMove);
      window.removeEventListener('pointerup', handlePointerUp);
      window.removeEventListener('pointercancel', handleCancel);
    };
  }, [map]);
}

/** Arrow keys move the focused corner, with Shift by more. */
function useCornerKeys(onMove: (index: number, by: readonly [x: number, y: number]) => void): void {
  const map = useMap();
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const container = map.getContainer();
    const handleKeyDown = (event: KeyboardEvent) => {
      const [kind, index] = (event.target as HTMLElement).dataset.markerKey?.split(' ') ?? [];
      const direction = arrowDirections[event.key];
      if (kind !== 'corner' || !direction) return;
      event.preventDefault();
      event.stopPropagation();
      const px = event.shiftKey ? 40 : 8;
      move(Number(index), [direction[0] * px, direction[1] * px]);
    };
    container.addEventListener('keydown', handleKeyDown);
    return () => container.removeEventListener('keydown', handleKeyDown);
  }, [map]);
}
