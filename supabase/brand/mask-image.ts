/** Converts SVG shapes in a 32 × 32 view box to a CSS mask image. */
export function toMaskImage(shapes: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${shapes.replaceAll('"', "'")}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")`;
}
