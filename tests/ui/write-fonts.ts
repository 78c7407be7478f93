import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { accents, basics, drawn, others } from './font-characters.ts';

/*
 * Writes components/ui/fonts and components/seo/fonts: of the typefaces what we use, because a page waits for each kB of them. The letters of
 * headings have one weight. Kept of a font's abilities: kerning, accents in their place, ligatures, figures of one width.
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
  ['figtree', figtree('latin'), 500, drawn],
  ['figtree-extended', figtree('latin-ext'), 500, drawn],
  ['bricolage', bricolage('latin'), 600, drawn],
  ['bricolage-extended', bricolage('latin-ext'), 600, drawn],
  ['bricolage-vietnamese', bricolage('vietnamese'), 600, drawn],
  ['geist', 'next/dist/compiled/@vercel/og/Geist-Regular.ttf', undefined, others],
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
