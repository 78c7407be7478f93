import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { accents, basics, fallbackCharacters, imageCharacters } from './font-characters.ts';

/*
 * Writes components/ui/fonts and components/seo/fonts: subsets of the typefaces, because a page loads each kB of
 * them. Headings have one weight. Kept features: kerning, mark positioning, ligatures, tabular figures.
 */
const root = path.join(import.meta.dirname, '..', '..');
const typeface = (family: string, part: string) =>
  `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`;
const figtree = (part: string) => typeface('figtree', part);
const bricolage = (part: string) => typeface('bricolage-grotesque', part);
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];

for (const [name, source, text] of [
  ['figtree', figtree('latin'), basics],
  ['figtree-accents', figtree('latin'), accents],
  ['figtree-extended', figtree('latin-ext'), null],
  ['bricolage', bricolage('latin'), basics],
  ['bricolage-accents', bricolage('latin'), accents],
  ['bricolage-extended', bricolage('latin-ext'), null],
  ['bricolage-vietnamese', bricolage('vietnamese'), null],
] as const) {
  const wght = source === figtree('latin') || source === figtree('latin-ext') ? { min: 400, max: 700 } : 600;
  await write('components/ui/fonts', `${name}.woff2`, source, text, wght);
}

for (const [name, source, wght, text] of [
  ['figtree', figtree('latin'), 500, imageCharacters],
  ['figtree-extended', figtree('latin-ext'), 500, imageCharacters],
  ['bricolage', bricolage('latin'), 600, imageCharacters],
  ['bricolage-extended', bricolage('latin-ext'), 600, imageCharacters],
  ['bricolage-vietnamese', bricolage('vietnamese'), 600, imageCharacters],
  ['geist', 'next/dist/compiled/@vercel/og/Geist-Regular.ttf', undefined, fallbackCharacters],
] as const)
  await write('components/seo/fonts', `${name}.woff`, source, text, wght);

async function write(
  folder: string,
  file: string,
  source: string,
  text: string | null,
  wght?: number | { min: number; max: number },
): Promise<void> {
  const font = await subsetFont(readFileSync(path.join(root, 'node_modules', source)), text, {
    targetFormat: file.endsWith('woff2') ? 'woff2' : 'woff',
    keepFeatures,
    keepAllGlyphs: text === null,
    ...(wght && { variationAxes: { wght } }),
  });
  writeFileSync(path.join(root, folder, file), font);
  console.log(`${folder}/${file}`, font.length);
}
