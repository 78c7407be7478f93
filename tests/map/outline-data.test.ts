import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { clipRing } from '@/components/map/outline-drawing';
import { usStates } from '@/lib/places/us-states';

const folder = path.join(import.meta.dirname, '../../public/_ground');
const readJson = (name: string) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
const getGzippedSize = (file: string) => gzipSync(readFileSync(path.join(folder, file))).length;

test('every state has an outline file, and a bounding box in the country’s file', () => {
  const codes = usStates.map(({ code }) => code.toLowerCase()).sort();
  expect(Object.keys(readJson('us').states).sort()).toEqual(codes);
  expect(readdirSync(folder).sort()).toEqual([...codes, 'us'].map((code) => `${code}.json`).sort());
});

test('the outline files are at most 60 kB for the country and 20 kB for a state', () => {
  const { us, ...states } = Object.fromEntries(
    readdirSync(folder).map((file) => [file.slice(0, -5), getGzippedSize(file)]),
  );
  expect(us).toBeLessThan(60_000);
  expect(Math.max(...Object.values(states))).toBeLessThan(20_000);
});

test('no two names in the country’s outline overlap at any zoom', () => {
  type Name = [string, number, number, number];
  const names: Name[] = readJson('us').names;
  for (const zoom of [4, 5, 6, 7]) {
    const px = (256 * 2 ** zoom) / 2 ** 18;
    const shown = names.filter(([, , , minZoom]) => minZoom <= zoom);
    for (const [index, [name, x, y]] of shown.entries())
      for (const [otherName, otherX, otherY] of shown.slice(index + 1)) {
        const isApart =
          Math.abs(x - otherX) * px >= ((name.length + otherName.length) * 6) / 2 ||
          Math.abs(y - otherY) * px >= 14;
        expect(isApart, `${name} and ${otherName} at zoom ${zoom}`).toBe(true);
      }
  }
});

test('clipRing clips a ring at the edges of a box', () => {
  expect(clipRing([-1, -1, 3, -1, 3, 1, -1, 1], [0, 0, 2, 2])).toEqual([0, 0, 2, 0, 2, 1, 0, 1]);
  expect(clipRing([5, 5, 6, 5, 6, 6], [0, 0, 2, 2])).toEqual([]);
});
