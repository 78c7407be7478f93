import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accents, basics } from './font-characters.ts';

const root = path.join(import.meta.dirname, '..', '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('the fonts of names with accents are asked for their letters and for no others', () => {
  const ranges = [...textOf('app/fonts.ts').matchAll(/'(U\+00A1[^']*)'/g)].map(([, range = '']) =>
    lettersOf(range),
  );
  expect(ranges).toEqual([accents, accents]);
});

test('our own sentences need no font but the two that come with the page', () => {
  const folder = 'lib/messages/en';
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  const others = files.flatMap((file) =>
    [...textOf(`${folder}/${file}`)]
      .filter((sign) => sign !== '\n' && !basics.includes(sign))
      .map((sign) => `${file}: ${sign}`),
  );
  expect(others).toEqual([]);
});

test('a page waits for less than 30 kB of fonts', () => {
  const bytes = ['figtree', 'bricolage'].map(
    (font) => readFileSync(path.join(root, 'components', 'ui', 'fonts', `${font}.woff2`)).length,
  );
  expect(bytes[0] ?? 0).toBeGreaterThan(5_000);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(30_000);
});

const lettersOf = (range: string) =>
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
