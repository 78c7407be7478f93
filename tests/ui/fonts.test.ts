import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { accents, basics } from './font-characters.ts';

const root = path.join(import.meta.dirname, '..', '..');
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('the unicode ranges of the accents fonts match their subsets', () => {
  const ranges = [...readText('app/fonts.ts').matchAll(/'(U\+00A1[^']*)'/g)].map(([, range = '']) =>
    parseUnicodeRange(range),
  );
  expect(ranges).toEqual([accents, accents]);
});

test('messages need only the two fonts that load with the page', () => {
  const folder = 'lib/messages/en';
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  const others = files.flatMap((file) =>
    [...readText(`${folder}/${file}`)]
      .filter((character) => character !== '\n' && !basics.includes(character))
      .map((character) => `${file}: ${character}`),
  );
  expect(others).toEqual([]);
});

test.each([
  ['figtree', basics],
  ['bricolage', basics],
  ['figtree-accents', accents],
  ['bricolage-accents', accents],
])('%s.woff2 has exactly the characters of its subset', async (font, subset) => {
  const woff2 = readFileSync(path.join(root, 'components', 'ui', 'fonts', `${font}.woff2`));
  const characters = getFontCharacters(
    await subsetFont(woff2, null, { targetFormat: 'sfnt', keepAllGlyphs: true }),
  );
  expect([...subset].filter((character) => !characters.has(character))).toEqual([]);
  expect(characters.size).toBe(new Set(subset).size);
});

test('a page loads less than 30 kB of fonts', () => {
  const bytes = ['figtree', 'bricolage'].map(
    (font) => readFileSync(path.join(root, 'components', 'ui', 'fonts', `${font}.woff2`)).length,
  );
  expect(bytes[0] ?? 0).toBeGreaterThan(5_000);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000);
});

/** The characters of a font's cmap table (format 4, which covers all of ours). */
function getFontCharacters(font: Buffer): Set<string> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('The font has no cmap.');
  const cmap = font.readUInt32BE(entry + 8);
  const maps = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const map = maps.find((at) => font.readUInt16BE(at) === 4);
  if (map === undefined) throw new Error('The font has no map of the basic plane.');
  const size = font.readUInt16BE(map + 6);
  const segments = Array.from({ length: size / 2 }, (_, index) => map + 14 + 2 * index);
  return new Set(
    segments.flatMap((at) => {
      const [last, first] = [font.readUInt16BE(at), font.readUInt16BE(at + size + 2)];
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
        .filter((code) => code !== 0xffff)
        .map((code) => String.fromCodePoint(code));
    }),
  );
}

const parseUnicodeRange = (range: string) =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
