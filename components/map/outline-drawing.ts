'use client';

import { type Box, boxesIntersect, type Line, type OutlinePart } from './outline-data';

export type OutlineStyle = {
  water: string;
  land: string;
  foreignLand: string;
  line: string;
  name: string;
  stateName: string;
  font: string;
};

type TileCoords = { x: number; y: number; z: number };

/** In CSS px. */
export const tileSizePx = 256;

/** Below this zoom counties are not drawn. */
export const minCountyZoom = 7;

/** Shapes this far beyond a tile's edge are drawn too, because of a stroke's width or half of a long name. */
const tileMarginPx = 100;

export function drawTile(
  canvas: HTMLCanvasElement,
  { x, y, z }: TileCoords,
  country: OutlinePart,
  states: readonly OutlinePart[],
  style: OutlineStyle,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const density = canvas.width / tileSizePx;
  context.setTransform(density, 0, 0, density, 0, 0);
  context.fillStyle = style.water;
  context.fillRect(0, 0, tileSizePx, tileSizePx);

  const worldPx = tileSizePx * 2 ** z;
  const toX = (worldX: number) => worldX * worldPx - x * tileSizePx;
  const toY = (worldY: number) => worldY * worldPx - y * tileSizePx;
  const margin = tileMarginPx / worldPx;
  const visibleBox: Box = [
    (x * tileSizePx) / worldPx - margin,
    (y * tileSizePx) / worldPx - margin,
    ((x + 1) * tileSizePx) / worldPx + margin,
    ((y + 1) * tileSizePx) / worldPx + margin,
  ];

  const fill = (rings: readonly Line[], color: string) => {
    context.beginPath();
    for (const ring of rings)
      if (boxesIntersect(ring.box, visibleBox)) trace(context, clipRing(ring.points, visibleBox), toX, toY);
    context.fillStyle = color;
    context.fill('evenodd');
  };
  fill(country.foreignLand, style.foreignLand);
  // The data sources of land and foreign land differ slightly. The stroke covers the strip of water that this leaves
  // along the border.
  context.strokeStyle = style.foreignLand;
  context.lineWidth = Math.min(12, 3 * 2 ** (z - 6));
  context.stroke();
  fill(country.land, style.land);

  const stroke = (lines: readonly Line[], width: number) => {
    context.beginPath();
    for (const line of lines)
      if (boxesIntersect(line.box, visibleBox)) traceWithin(context, line.points, visibleBox, toX, toY);
    context.lineWidth = width;
    context.stroke();
  };
  context.strokeStyle = style.line;
  context.lineJoin = 'round';
  if (z >= minCountyZoom) for (const state of states) stroke(state.lines, 1);
  stroke(country.lines, z < minCountyZoom ? 1 : 2);

  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const part of [country, ...states])
    for (const { text, x: nameX, y: nameY, zoom, isState } of part.names) {
      // A state's name is hidden at a zoom that shows only part of the state.
      if (zoom > z || (isState && z > zoom + 3) || !boxesIntersect([nameX, nameY, nameX, nameY], visibleBox))
        continue;
      context.font = `${isState ? '600 13px' : '500 12px'} ${style.font}`;
      context.lineWidth = 3;
      context.strokeStyle = style.land;
      context.strokeText(text, toX(nameX), toY(nameY));
      context.fillStyle = isState ? style.stateName : style.name;
      context.fillText(text, toX(nameX), toY(nameY));
    }
}

type Project = (world: number) => number;

function trace(
  context: CanvasRenderingContext2D,
  points: readonly number[],
  toX: Project,
  toY: Project,
): void {
  for (let index = 0; index < points.length; index += 2) {
    const [x, y] = [toX(points[index] ?? 0), toY(points[index + 1] ?? 0)];
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

/** Traces only the segments near the tile; at a high zoom the other segments are millions of px away. */
function traceWithin(
  context: CanvasRenderingContext2D,
  points: Float64Array,
  [west, north, east, south]: Box,
  toX: Project,
  toY: Project,
): void {
  let isPenDown = false;
  for (let index = 0; index + 3 < points.length; index += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = points.subarray(index, index + 4);
    const isNear =
      Math.min(x, nextX) < east &&
      Math.max(x, nextX) > west &&
      Math.min(y, nextY) < south &&
      Math.max(y, nextY) > north;
    if (isNear && !isPenDown) context.moveTo(toX(x), toY(y));
    if (isNear) context.lineTo(toX(nextX), toY(nextY));
    isPenDown = isNear;
  }
}

/** Clips a ring to a box, one side after the other (Sutherland-Hodgman). */
export function clipRing(ring: ArrayLike<number>, [west, north, east, south]: Box): number[] {
  const sides = [
    { axis: 0, limit: west, sign: 1 },
    { axis: 0, limit: east, sign: -1 },
    { axis: 1, limit: north, sign: 1 },
    { axis: 1, limit: south, sign: -1 },
  ] as const;
  let points: ArrayLike<number> = ring;
  for (const { axis, limit, sign } of sides) {
    const inside: number[] = [];
    const count = points.length;
    for (let index = 0; index < count; index += 2) {
      const previousIndex = index === 0 ? count - 2 : index - 2;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [
        points[previousIndex],
        points[previousIndex + 1],
        points[index],
        points[index + 1],
      ];
      const previous = sign * ((axis === 0 ? x0 : y0) - limit);
      const current = sign * ((axis === 0 ? x1 : y1) - limit);
      if (previous >= 0 !== current >= 0) {
        const share = previous / (previous - current);
        inside.push(x0 + share * (x1 - x0), y0 + share * (y1 - y0));
      }
      if (current >= 0) inside.push(x1, y1);
    }
    points = inside;
  }
  return Array.from(points);
}
