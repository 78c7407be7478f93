import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

// A separate program, started by logo-image.ts: a picture on standard input, its square as WebP on standard output.
// Exit code 2: not a picture; 3: too many pixels.

const exitCodes = { format: 2, pixels: 3 };

const maxSidePx = 512;

/** Pixels, not bytes, bound the cost of decoding. An AVIF of 16 million takes 350 MB and a second. */
const maxPixels = { heif: 4 * 1024 * 1024, others: 16 * 1024 * 1024 };

// If the machine runs out of memory or time, this program suffers before the site.
setPriority(constants.priority.PRIORITY_LOW);
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not on Linux.
}

sharp.concurrency(1);
sharp.cache(false);
// The library supports many more formats than the five.
const readers = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: readers });

try {
  const picture = await buffer(process.stdin);
  const image = sharp(picture, { limitInputPixels: false, failOn: 'error' });
  // Reads the header only.
  const { format, width, height, autoOrient } = await image.metadata();
  if (width * height > (format === 'heif' ? maxPixels.heif : maxPixels.others))
    process.exit(exitCodes.pixels);
  const side = Math.min(maxSidePx, autoOrient.width, autoOrient.height);
  const square = image.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 88 });
  process.stdout.write(await square.toBuffer());
} catch {
  // The library throws on a broken or truncated picture.
  process.exit(exitCodes.format);
}
