import { expect, test } from 'vitest';
import { type Drawing, drawingReducer, toArea } from '@/components/map/drawing';
import { simplifyLine } from '@/lib/places/simplify-line';

const empty: Drawing = { closedShapes: [], openCorners: [], previous: null };
const corner = (lat: number, lng: number) => ({ kind: 'corner' as const, corner: { lat, lng } });
const triangle = [corner(1, 1), corner(1, 2), corner(2, 2)];

test('three corners form a shape, and each step can be undone', () => {
  const twoCorners = triangle.slice(0, 2).reduce(drawingReducer, empty);
  expect(toArea(twoCorners)).toEqual([]);
  const threeCorners = triangle.reduce(drawingReducer, empty);
  expect(toArea(threeCorners)).toEqual([triangle.map((action) => action.corner)]);
  expect(drawingReducer(threeCorners, { kind: 'undo' })).toEqual(twoCorners);
  const moved = drawingReducer(threeCorners, { kind: 'move', index: 0, to: { lat: 0, lng: 0 } });
  expect(toArea(moved)[0]?.[0]).toEqual({ lat: 0, lng: 0 });
  expect(drawingReducer(moved, { kind: 'undo' })).toEqual(threeCorners);
  expect(toArea(drawingReducer(threeCorners, { kind: 'clear' }))).toEqual([]);
});

test('after a shape is closed, new corners or a freehand line form another shape', () => {
  const closed = drawingReducer(triangle.reduce(drawingReducer, empty), { kind: 'close' });
  expect(toArea(triangle.reduce(drawingReducer, closed))).toHaveLength(2);
  const line = [
    { lat: 5, lng: 5 },
    { lat: 6, lng: 5 },
    { lat: 6, lng: 6 },
  ];
  expect(toArea(drawingReducer(closed, { kind: 'shape', shape: line }))).toEqual([
    closed.closedShapes[0],
    line,
  ]);
});

test('a freehand line is simplified to its corners', () => {
  const side = (from: [number, number], to: [number, number]) =>
    Array.from({ length: 50 }, (_, index) => ({
      x: from[0] + ((to[0] - from[0]) * index) / 50 + (index % 2),
      y: from[1] + ((to[1] - from[1]) * index) / 50,
    }));
  const square = [...side([0, 0], [200, 0]), ...side([200, 0], [200, 200]), ...side([200, 200], [0, 200])];
  const corners = simplifyLine(square, 6, 100);
  expect(corners).toHaveLength(4);
});

test('a freehand line is simplified to the maximum number of corners', () => {
  const scrawl = Array.from({ length: 4000 }, (_, index) => ({
    x: 300 + 250 * Math.cos(index / 90) + 40 * Math.sin(index * 1.7),
    y: 300 + 250 * Math.sin(index / 90) + 40 * Math.cos(index * 2.3),
  }));
  expect(simplifyLine(scrawl, 3, 100).length).toBeLessThanOrEqual(100);
  expect(simplifyLine(scrawl, 3, 3).length).toBeLessThanOrEqual(3);
});
