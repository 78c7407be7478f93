import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The site's fonts for next/og, written by tests/ui/write-fonts.ts. Later fonts fill gaps of earlier ones. */
const fontFiles = {
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

/** Loads the fonts once, from the working directory, as Next.js requires. */
export function loadImageFonts(): Promise<ImageFont[]> {
  fonts ??= Promise.all(
    Object.entries(fontFiles).map(async ([name, file]) => ({
      name,
      data: await readFile(path.join(process.cwd(), 'components', 'seo', 'fonts', `${file}.woff`)),
      weight: 400,
      style: 'normal',
    })),
  );
  // Retry after a failure.
  fonts.catch(() => {
    fonts = undefined;
  });
  return fonts;
}
