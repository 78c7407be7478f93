/** A square section of an image. `x` and `y` are its position between the edges, from 0 to 1. */
export type Crop = { zoom: number; x: number; y: number };

export const defaultCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

export const maxZoom = 4;

type Size = { width: number; height: number };

/** The square of a crop, in pixels of the image. */
export function getCropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * x, top: (height - side) * y };
}

/** The crop after a drag. `byX` and `byY` are in widths of the preview. */
export function toDraggedCrop(image: Size, crop: Crop, byX: number, byY: number): Crop {
  const { side } = getCropSquare(image, crop);
  const shift = (position: number, by: number, length: number) =>
    length - side < 1 ? position : clamp(position - (by * side) / (length - side));
  return { ...crop, x: shift(crop.x, byX, image.width), y: shift(crop.y, byY, image.height) };
}

const clamp = (position: number) => Math.min(1, Math.max(0, position));

/** Draws the crop into a square canvas. */
export function drawCrop(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  image: ImageBitmap,
  crop: Crop,
) {
  if (!context) return;
  const { width, height } = context.canvas;
  const { side, left, top } = getCropSquare(image, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, width, height);
  context.drawImage(image, left, top, side, side, 0, 0, width, height);
}

/** Creates a PNG file of the crop, without the image's metadata. Null if the browser can't encode it. */
export async function toCroppedFile(image: ImageBitmap, crop: Crop, name: string): Promise<File | null> {
  const side = Math.max(1, Math.min(512, Math.round(getCropSquare(image, crop).side)));
  const canvas = new OffscreenCanvas(side, side);
  drawCrop(canvas.getContext('2d'), image, crop);
  const blob = await canvas.convertToBlob({ type: 'image/png' }).catch(() => null);
  return blob && new File([blob], `${name.replace(/\.[^.]*$/, '')}.png`, { type: 'image/png' });
}
