import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

// A program that logo-image.ts starts. Reads a picture from standard input and writes a square WebP to standard output.

/** logo-image.ts has the same codes. */
const exitCodes = { format: 2, pixels: 3 };

const maxSidePx = 512;

/** Limits the cost of decoding: an AVIF of 16 million pixels takes 350 MB and a second. */
const maxPixels = { heif: 4 * 1024 * 1024, default: 16 * 1024 * 1024 };

// If CPU or memory run short, the system slows or kills this program before the site.
setPriority(constants.priority.PRIORITY_LOW);
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // The file exists on Linux only.
}

sharp.concurrency(1);
sharp.cache(false);
// Blocks all other formats that the library supports.
const allowedReaders = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: allowedReaders });

try {
  const picture = await buffer(process.stdin);
  const image = sharp(picture, { limitInputPixels: false, failOn: 'error' });
  // Reads only the header.
  const { format, width, height, autoOrient } = await image.metadata();
  if (width * height > (format === 'heif' ? maxPixels.heif : maxPixels.default))
    process.exit(exitCodes.pixels);
  const side = Math.min(maxSidePx, autoOrient.width, autoOrient.height);
  const square = image.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 88 });
  process.stdout.write(await square.toBuffer());
} catch {
  // The library throws on a broken or truncated picture.
  process.exit(exitCodes.format);
}
