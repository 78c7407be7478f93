import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8');
const themeEnd = css.indexOf('@media screen and (prefers-color-scheme: dark)');
const light = tokens(css.slice(0, themeEnd));
const dark = { ...light, ...tokens(css.slice(themeEnd, css.indexOf('@layer base'))) };

const grounds = ['ground', 'surface', 'sunken'];
const textPairs = [
  ...grounds.flatMap((ground) =>
    ['ink', 'ink-soft', 'brand', 'brand-strong', 'good', 'warn', 'danger'].map((ink) => [ink, ground]),
  ),
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-strong'],
  ['accent-ink', 'accent'],
  ['danger-ink', 'danger'],
  ['door-ink', 'door'],
  ['door-soft', 'door'],
  ['ground', 'ink'],
  ...['brand', 'good', 'warn', 'danger'].map((tone) => [tone, `${tone}-soft`]),
  ...['brand-soft', 'good-soft', 'warn-soft', 'danger-soft', 'accent-soft'].flatMap((ground) => [
    ['ink', ground],
    ['ink-soft', ground],
  ]),
];
/** WCAG 1.4.11: what a control or its state is recognised by. */
const shapePairs = [
  ...grounds.map((ground) => ['edge', ground]),
  ['brand', 'surface'],
  ['mark', 'ground'],
  ['mark', 'surface'],
  ['accent', 'door'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_scheme, colours) => {
  test.each(textPairs)('%s on %s can be read (4.5:1)', (ink, ground) => {
    expect(contrast(colours, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s on %s can be seen (3:1)', (shape, ground) => {
    expect(contrast(colours, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('gives every colour but the shared ones a dark counterpart', () => {
  const same = Object.keys(light).filter((name) => light[name] === dark[name]);
  expect(same.sort()).toEqual(['accent-ink', 'door-ink', 'door-soft']);
});

function tokens(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function contrast(colours: Record<string, string>, a = '', b = ''): number {
  const [low = 0, high = 0] = [luminance(colours[a]), luminance(colours[b])].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('no such colour');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
