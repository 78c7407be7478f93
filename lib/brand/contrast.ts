import type { Colors } from './brand.ts';
import type { ColorName } from './color-names.ts';

type Pair = readonly [ColorName, ColorName];

const grounds = ['ground', 'surface', 'sunken'] as const;
const inks = ['ink', 'ink-soft', 'brand', 'brand-strong', 'good', 'warn', 'danger'] as const;
const tints = ['brand-soft', 'good-soft', 'warn-soft', 'danger-soft', 'accent-soft'] as const;

/** Pairs of a text color and its background. */
const textPairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => inks.map((ink): Pair => [ink, ground])),
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-strong'],
  ['accent-ink', 'accent'],
  ['danger-ink', 'danger'],
  ['door-ink', 'door'],
  ['door-soft', 'door'],
  ['ground', 'ink'],
  ['brand', 'brand-soft'],
  ['good', 'good-soft'],
  ['warn', 'warn-soft'],
  ['danger', 'danger-soft'],
  ...tints.flatMap((tint): Pair[] => [
    ['ink', tint],
    ['ink-soft', tint],
  ]),
];

/** Pairs of a color that identifies a control or its state, and its background (WCAG 1.4.11). */
const shapePairs: readonly Pair[] = [
  ...grounds.map((ground): Pair => ['edge', ground]),
  ['brand', 'surface'],
  ['mark', 'ground'],
  ['mark', 'surface'],
  ['accent', 'door'],
];

/** Returns one sentence per pair of colors with too little contrast (WCAG 2.2, AA). */
export function findContrastErrors(scheme: 'light' | 'dark', colors: Colors): string[] {
  const findErrors = (pairs: readonly Pair[], minRatio: number, subject: string) =>
    pairs.flatMap(([foreground, background]) => {
      const ratio = contrast(colors[foreground], colors[background]);
      return ratio >= minRatio
        ? []
        : [
            `palette, ${scheme}: "${foreground}" (${colors[foreground]}) on "${background}" (${colors[background]}) has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)} to 1, and ${subject} needs ${minRatio}.`,
          ];
    });
  return [...findErrors(textPairs, 4.5, 'text'), ...findErrors(shapePairs, 3, 'a shape')];
}

/** The contrast ratio of two colors (#rrggbb) as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(colorA: string, colorB: string): number {
  const [low = 0, high = 0] = [luminance(colorA), luminance(colorB)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
