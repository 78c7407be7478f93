import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The fonts of the site as next/og reads them, written by tests/ui/write-fonts.ts. A sign that one lacks, another has. */
const files = {
  Figtree: 'figtree',
  'Figtree Extended': 'figtree-extended',
  Bricolage: 'bricolage',
  'Bricolage Extended': 'bricolage-extended',
  'Bricolage Vietnamese': 'bricolage-vietnamese',
  Geist: 'geist',
} as const;

export const textFont = 'Figtree, Figtree Extended, Bricolage Vietnamese, Geist';
export const headFont = 'Bricolage, Bricolage Extended, Bricolage Vietnamese, Geist';

type ImageFont = { name: string; data: Buffer; weight: 400; style: 'normal' };

let fonts: Promise<ImageFont[]> | undefined;

/** Read once; from the folder in which the site was started, as Next.js wants it. */
export function imageFonts(): Promise<ImageFont[]> {
  fonts ??= Promise.all(
    Object.entries(files).map(async ([name, file]) => ({
      name,
      data: await readFile(path.join(process.cwd(), 'components', 'seo', 'fonts', `${file}.woff`)),
      weight: 400,
      style: 'normal',
    })),
  );
  // What cannot be read now is tried again.
  fonts.catch(() => {
    fonts = undefined;
  });
  return fonts;
}
