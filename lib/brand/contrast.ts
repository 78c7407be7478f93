import type { Colors } from './brand.ts';
import type { ColorName } from './color-names.ts';

type Pair = readonly [ColorName, ColorName];

const grounds = ['ground', 'surface', 'sunken'] as const;
const inks = ['ink', 'ink-soft', 'brand', 'brand-strong', 'good', 'warn', 'danger'] as const;
const tints = ['brand-soft', 'good-soft', 'warn-soft', 'danger-soft', 'accent-soft'] as const;

/** Which color is read on which. */
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

/** WCAG 1.4.11: what a control or its state is recognized by. */
const shapePairs: readonly Pair[] = [
  ...grounds.map((ground): Pair => ['edge', ground]),
  ['brand', 'surface'],
  ['mark', 'ground'],
  ['mark', 'surface'],
  ['accent', 'door'],
];

/** WCAG 2.2, AA: the pairs that cannot be told apart well enough, each as a sentence. */
export function contrastFaults(scheme: 'light' | 'dark', colors: Colors): string[] {
  const faults = (pairs: readonly Pair[], least: number, what: string) =>
    pairs.flatMap(([over, under]) => {
      const found = contrast(colors[over], colors[under]);
      return found >= least
        ? []
        : [
            `palette, ${scheme}: "${over}" (${colors[over]}) on "${under}" (${colors[under]}) has a contrast of ${(Math.floor(found * 100) / 100).toFixed(2)} to 1, and ${what} needs ${least}.`,
          ];
    });
  return [...faults(textPairs, 4.5, 'text'), ...faults(shapePairs, 3, 'a shape')];
}

/** The contrast ratio of two colors (#rrggbb) after WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
