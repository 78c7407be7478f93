import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** The side of a stored logo in pixels, at most. */
const maxSidePx = 512;

/** A small file can unfold into a picture that fills the memory. */
const maxPixels = 50_000_000;

const kinds = ['png', 'jpg', 'webp', 'gif', 'avif'];

/**
 * An image as a square WebP of 512 px at most: turned upright, cut to its middle, and drawn anew, so that nothing of the
 * file but its pixels is left (EXIF names places and people). Null for what is no image of the five kinds by content.
 */
export async function squareLogo(bytes: Buffer): Promise<Buffer | null> {
  try {
    const kind = await fileTypeFromBuffer(bytes);
    if (!kind || !kinds.includes(kind.ext)) return null;
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: 10 });
    const { autoOrient } = await image.metadata();
    const side = Math.min(maxSidePx, autoOrient.width, autoOrient.height);
    return await image.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 88 }).toBuffer();
  } catch {
    // The library throws at what is broken, cut off or too large to draw: it is no picture that we can show.
    return null;
  }
}
