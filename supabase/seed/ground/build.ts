// Builds public/_ground/ from the packages and the gazetteer in README.md:
// npx node supabase/seed/ground/build.ts
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { countyLines, readForeignLand, readLand, readStates, stateLines } from './lines.ts';
import { assignZooms, placeNames, type ZoomedName } from './names.ts';

const folder = new URL('../../../public/_ground/', import.meta.url);

/** Names that appear only above this zoom are in the file of their state. */
const coarseZoom = 7;

const states = readStates();
const names = assignZooms(placeNames(), states);
const isCoarse = ({ zoom }: ZoomedName) => zoom <= coarseZoom;
const toTuple = ({ name, x, y, zoom, kind }: ZoomedName) => [name, x, y, zoom, kind];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const sizes = [
  write('us', {
    states: Object.fromEntries(states.map(({ code, box }) => [code, box])),
    land: readLand(),
    abroad: readForeignLand(),
    lines: stateLines(),
    names: names.filter(isCoarse).map(toTuple),
  }),
  ...states.map(({ code, id }) =>
    write(code, {
      lines: countyLines(id),
      names: names.filter((name) => name.stateCode === code && !isCoarse(name)).map(toTuple),
    }),
  ),
];
const [us = 0, ...stateSizes] = sizes;
console.log(
  `us: ${us} B packed; ${stateSizes.length} states: ${sum(stateSizes)} B, ${Math.max(...stateSizes)} B at most, ${names.length} names`,
);

/** Writes a file and returns its compressed size in bytes. */
function write(name: string, content: object): number {
  const text = JSON.stringify(content);
  writeFileSync(new URL(`${name}.json`, folder), text);
  return gzipSync(text).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
