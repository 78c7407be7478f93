'use client';

import { type Box, type GroundPart, type Line, meet } from './ground-data';

/** The palette's colors and letters, as they are now. */
export type GroundLook = {
  water: string;
  land: string;
  abroad: string;
  line: string;
  name: string;
  stateName: string;
  font: string;
};

/** One square of the map, as Leaflet cuts it. */
type Square = { x: number; y: number; z: number };

/** CSS px of a square's side. */
export const squarePx = 256;

/** Below this zoom there are no counties to see. */
export const countiesFrom = 7;

/** What begins beyond the edge reaches in: a stroke's width, half of a long name. */
const edgePx = 100;

/** Draws a square anew: water, land, borders, and names over them. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  { x, y, z }: Square,
  country: GroundPart,
  states: readonly GroundPart[],
  look: GroundLook,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const density = canvas.width / squarePx;
  context.setTransform(density, 0, 0, density, 0, 0);
  context.fillStyle = look.water;
  context.fillRect(0, 0, squarePx, squarePx);

  const worldPx = squarePx * 2 ** z;
  const toX = (worldX: number) => worldX * worldPx - x * squarePx;
  const toY = (worldY: number) => worldY * worldPx - y * squarePx;
  const edge = edgePx / worldPx;
  const seen: Box = [
    (x * squarePx) / worldPx - edge,
    (y * squarePx) / worldPx - edge,
    ((x + 1) * squarePx) / worldPx + edge,
    ((y + 1) * squarePx) / worldPx + edge,
  ];

  const fill = (rings: readonly Line[], color: string) => {
    context.beginPath();
    for (const ring of rings) if (meet(ring.box, seen)) trace(context, clip(ring.points, seen), toX, toY);
    context.fillStyle = color;
    context.fill('evenodd');
  };
  fill(country.abroad, look.abroad);
  // The sources of the two differ by a little, which would be a strip of water along the border.
  context.strokeStyle = look.abroad;
  context.lineWidth = Math.min(12, 3 * 2 ** (z - 6));
  context.stroke();
  fill(country.land, look.land);

  const stroke = (lines: readonly Line[], width: number) => {
    context.beginPath();
    for (const line of lines) if (meet(line.box, seen)) traceWithin(context, line.points, seen, toX, toY);
    context.lineWidth = width;
    context.stroke();
  };
  context.strokeStyle = look.line;
  context.lineJoin = 'round';
  if (z >= countiesFrom) for (const state of states) stroke(state.lines, 1);
  stroke(country.lines, z < countiesFrom ? 1 : 2);

  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const part of [country, ...states])
    for (const { text, x: nameX, y: nameY, zoom, isState } of part.names) {
      // A state's name is for whoever sees the state.
      if (zoom > z || (isState && z > zoom + 3) || !meet([nameX, nameY, nameX, nameY], seen)) continue;
      context.font = `${isState ? '600 13px' : '500 12px'} ${look.font}`;
      context.lineWidth = 3;
      context.strokeStyle = look.land;
      context.strokeText(text, toX(nameX), toY(nameY));
      context.fillStyle = isState ? look.stateName : look.name;
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
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [toX(points[at] ?? 0), toY(points[at + 1] ?? 0)];
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

/** A line's parts that come near: at a near zoom the rest is millions of px away. */
function traceWithin(
  context: CanvasRenderingContext2D,
  points: Float64Array,
  [west, north, east, south]: Box,
  toX: Project,
  toY: Project,
): void {
  let isDown = false;
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = points.subarray(at, at + 4);
    const isNear =
      Math.min(x, nextX) < east &&
      Math.max(x, nextX) > west &&
      Math.min(y, nextY) < south &&
      Math.max(y, nextY) > north;
    if (isNear && !isDown) context.moveTo(toX(x), toY(y));
    if (isNear) context.lineTo(toX(nextX), toY(nextY));
    isDown = isNear;
  }
}

/** A ring cut to a box, one side after the other (Sutherland and Hodgman). */
export function clip(ring: ArrayLike<number>, [west, north, east, south]: Box): number[] {
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
    for (let at = 0; at < count; at += 2) {
      const last = at === 0 ? count - 2 : at - 2;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [points[last], points[last + 1], points[at], points[at + 1]];
      const before = sign * ((axis === 0 ? x0 : y0) - limit);
      const now = sign * ((axis === 0 ? x1 : y1) - limit);
      if (before >= 0 !== now >= 0) {
        const share = before / (before - now);
        inside.push(x0 + share * (x1 - x0), y0 + share * (y1 - y0));
      }
      if (now >= 0) inside.push(x1, y1);
    }
    points = inside;
  }
  return Array.from(points);
}
