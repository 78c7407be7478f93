import type { Brand, Colors } from './brand.ts';
import { type ColorName, colorNames } from './color-names.ts';
import { palette as doorstep } from './defaults.ts';

/** The colors derived from the brand color. */
const brandFamily: readonly ColorName[] = [
  ...(['ink', 'ink-soft', 'edge', 'brand', 'brand-strong', 'brand-ink', 'brand-soft'] as const),
  ...(['door', 'door-ink', 'door-soft', 'mark'] as const),
];
/** The colors derived from the accent color. */
const accentFamily: readonly ColorName[] = ['accent', 'accent-ink', 'accent-soft'];
/** Background colors of the dark scheme, which are tinted with the brand color. */
const darkGrounds: readonly ColorName[] = ['ground', 'surface', 'sunken', 'line'];

/**
 * Returns all colors of both schemes. A palette of two colors is expanded: colors of their families keep the lightness
 * of Doorstep's palette and get the new hue, and the others stay. `checkBrand` rejects too little contrast.
 */
export function resolveColors(palette: Brand['palette']): { light: Colors; dark: Colors } {
  if ('light' in palette) return palette;
  const { brand, accent } = palette;
  const shiftToBrand = createColorShift(doorstep.light.brand, brand);
  const shiftToAccent = createColorShift(doorstep.light.accent, accent);
  const createScheme = (source: Colors, brandNames: readonly ColorName[]) =>
    Object.fromEntries(
      colorNames.map((name) => [
        name,
        brandNames.includes(name)
          ? shiftToBrand(source[name])
          : accentFamily.includes(name)
            ? shiftToAccent(source[name])
            : source[name],
      ]),
    ) as Colors;
  return {
    light: { ...createScheme(doorstep.light, brandFamily), brand, mark: brand, accent },
    dark: createScheme(doorstep.dark, [...brandFamily, ...darkGrounds]),
  };
}

/** Returns a function that applies the difference in hue and chroma between two colors to a third. */
function createColorShift(from: string, to: string): (hex: string) => string {
  const [, a, b] = toOklab(from);
  const [, toA, toB] = toOklab(to);
  const angle = Math.atan2(toB, toA) - Math.atan2(b, a);
  const strength = Math.hypot(toA, toB) / Math.hypot(a, b);
  return (hex) => {
    const [lightness, ownA, ownB] = toOklab(hex);
    const chroma = Math.hypot(ownA, ownB) * strength;
    const hue = Math.atan2(ownB, ownA) + angle;
    return fromOklab(lightness, chroma, hue);
  };
}

// https://bottosson.github.io/posts/oklab/
function toOklab(hex: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts a color to #rrggbb. Reduces its chroma until sRGB contains it. */
function fromOklab(lightness: number, chroma: number, hue: number): string {
  for (let reducedChroma = chroma; ; reducedChroma *= 0.95) {
    const channels = toLinearRgb(lightness, reducedChroma * Math.cos(hue), reducedChroma * Math.sin(hue));
    if (reducedChroma < 0.001 || channels.every((channel) => channel >= -0.0005 && channel <= 1.0005))
      return `#${channels.map(toHexChannel).join('')}`;
  }
}

function toLinearRgb(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toHexChannel(linear: number): string {
  const bound = Math.min(1, Math.max(0, linear));
  const channel = bound <= 0.0031308 ? bound * 12.92 : 1.055 * bound ** (1 / 2.4) - 0.055;
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');
}
