import { expect, test } from 'vitest';
import { changeDrawing, type Drawing, drawnArea } from '@/components/map/drawing';
import { simplifyLine } from '@/lib/places/simplify-line';

const empty: Drawing = { closed: [], open: [], before: null };
const corner = (lat: number, lng: number) => ({ kind: 'corner' as const, corner: { lat, lng } });
const triangle = [corner(1, 1), corner(1, 2), corner(2, 2)];

test('three corners are a shape, and each step can be taken back', () => {
  const two = triangle.slice(0, 2).reduce(changeDrawing, empty);
  expect(drawnArea(two)).toEqual([]);
  const three = triangle.reduce(changeDrawing, empty);
  expect(drawnArea(three)).toEqual([triangle.map(({ corner: at }) => at)]);
  expect(changeDrawing(three, { kind: 'undo' })).toEqual(two);
  const moved = changeDrawing(three, { kind: 'move', index: 0, to: { lat: 0, lng: 0 } });
  expect(drawnArea(moved)[0]?.[0]).toEqual({ lat: 0, lng: 0 });
  expect(changeDrawing(moved, { kind: 'undo' })).toEqual(three);
  expect(drawnArea(changeDrawing(three, { kind: 'clear' }))).toEqual([]);
});

test('a second shape begins where the first is finished, and a drawn line is one of its own', () => {
  const first = changeDrawing(triangle.reduce(changeDrawing, empty), { kind: 'close' });
  const both = triangle.reduce(changeDrawing, first);
  expect(drawnArea(both)).toHaveLength(2);
  const line = [
    { lat: 5, lng: 5 },
    { lat: 6, lng: 5 },
    { lat: 6, lng: 6 },
  ];
  expect(drawnArea(changeDrawing(first, { kind: 'shape', shape: line }))).toEqual([first.closed[0], line]);
});

test('a line drawn by hand keeps its corners, and nothing else', () => {
  const side = (from: [number, number], to: [number, number]) =>
    Array.from({ length: 50 }, (_, index) => ({
      x: from[0] + ((to[0] - from[0]) * index) / 50 + (index % 2),
      y: from[1] + ((to[1] - from[1]) * index) / 50,
    }));
  const square = [...side([0, 0], [200, 0]), ...side([200, 0], [200, 200]), ...side([200, 200], [0, 200])];
  const kept = simplifyLine(square, 6, 100);
  expect(kept).toHaveLength(4);
});

test('however it was drawn, no more corners are left than may be', () => {
  const scrawl = Array.from({ length: 4000 }, (_, index) => ({
    x: 300 + 250 * Math.cos(index / 90) + 40 * Math.sin(index * 1.7),
    y: 300 + 250 * Math.sin(index / 90) + 40 * Math.cos(index * 2.3),
  }));
  expect(simplifyLine(scrawl, 3, 100).length).toBeLessThanOrEqual(100);
  expect(simplifyLine(scrawl, 3, 3).length).toBeLessThanOrEqual(3);
});
