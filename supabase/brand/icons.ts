import sharp from 'sharp';
import type { Brand, Colors } from '../../lib/brand/brand.ts';
import { renderLogoSvg } from '../../lib/brand/logo-svg.ts';

/** Draws the icons of `public/` from the logo. Icons that phones crop have a margin and a background. */
export async function generateIcons(
  name: string,
  logo: Brand['logo'],
  colors: { light: Colors; dark: Colors },
): Promise<Record<string, string | Buffer>> {
  const { ground } = colors.light;
  /** `share` is the width of the logo in the icon, from 0 to 1. */
  const draw = (size: number, share: number) =>
    sharp(Buffer.from(renderLogoSvg(logo, colors.light)), { density: (72 * size * share) / 32 })
      .resize(Math.round(size * share))
      .png()
      .toBuffer();
  const drawOnGround = async (size: number, share: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: ground } })
      .composite([{ input: await draw(size, share) }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  return {
    'public/icon.svg': logoIcon(name, logo, colors),
    'public/icon-192.png': await drawOnGround(192, 0.62),
    'public/icon-512.png': await drawOnGround(512, 0.62),
    'public/apple-icon.png': await drawOnGround(180, 0.76),
    'public/favicon.ico': toIco(await draw(32, 1)),
  };
}

/** The logo as an SVG favicon, with both color schemes. */
const logoIcon = (
  name: string,
  logo: Brand['logo'],
  { light, dark }: { light: Colors; dark: Colors },
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${name.replaceAll('&', '&amp;')}</title>
  <style>.d{fill:${light.mark}}.l{fill:${light.accent}}@media (prefers-color-scheme:dark){.d{fill:${dark.mark}}.l{fill:${dark.accent}}}</style>
  <g class="d">${logo.mark}</g>
  <g class="l">${logo.accent}</g>
</svg>
`;

/** Converts a PNG of 32 × 32 pixels to an .ico file. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
