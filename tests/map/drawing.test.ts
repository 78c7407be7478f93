import { expect, test } from 'vitest';
import { type Drawing, drawingReducer, toArea } from '@/components/map/drawing';
import { simplifyLine } from '@/lib/places/simplify-line';

const empty: Drawing = { closedShapes: [], openCorners: [], previous: null };
const corner = (lat: number, lng: number) => ({ kind: 'corner' as const, corner: { lat, lng } });
const triangle = [corner(1, 1), corner(1, 2), corner(2, 2)];

test('three corners are a shape, and each step can be undone', () => {
  const two = triangle.slice(0, 2).reduce(drawingReducer, empty);
  expect(toArea(two)).toEqual([]);
  const three = triangle.reduce(drawingReducer, empty);
  expect(toArea(three)).toEqual([triangle.map(({ corner: at }) => at)]);
  expect(drawingReducer(three, { kind: 'undo' })).toEqual(two);
  const moved = drawingReducer(three, { kind: 'move', index: 0, to: { lat: 0, lng: 0 } });
  expect(toArea(moved)[0]?.[0]).toEqual({ lat: 0, lng: 0 });
  expect(drawingReducer(moved, { kind: 'undo' })).toEqual(three);
  expect(toArea(drawingReducer(three, { kind: 'clear' }))).toEqual([]);
});

test('closing a shape starts another one, and a freehand line is a shape of its own', () => {
  const first = drawingReducer(triangle.reduce(drawingReducer, empty), { kind: 'close' });
  const both = triangle.reduce(drawingReducer, first);
  expect(toArea(both)).toHaveLength(2);
  const line = [
    { lat: 5, lng: 5 },
    { lat: 6, lng: 5 },
    { lat: 6, lng: 6 },
  ];
  expect(toArea(drawingReducer(first, { kind: 'shape', shape: line }))).toEqual([
    first.closedShapes[0],
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
