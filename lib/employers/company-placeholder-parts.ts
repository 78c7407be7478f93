// The placeholder of a company without a logo is a front door in the style of the site's logo, on a 32 × 32 grid. Each
// part has variants, and the first is the logo's. Parts are SVG masks without color. `node supabase/brand/cli.ts`
// generates `app/company-placeholder-parts.css` from this file.

import type { ColorName } from '../brand/color-names.ts';
import { colors } from '../brand/colors.ts';

/** A round window gets no bars, because it would look like an eye. */
type ArchShape = { opening: string; glass: string; hasRoundWindow?: boolean };

const filled = (path: string) => `<path d='${path}'/>`;
const tinted = (path: string) => `<path opacity='.26' d='${path}'/>`;
const line = (width: number, path: string) =>
  `<path fill='none' stroke='#000' stroke-width='${width}' d='${path}'/>`;
const step = (x: number, y: number, height: number) =>
  `<rect x='${x}' y='${y}' width='${32 - 2 * x}' height='${height}' rx='${height / 2}'/>`;

/** The opening in the wall and the glass above the door. */
export const arches: readonly ArchShape[] = [
  // Round.
  { opening: 'M7 26.5V12a9 9 0 0 1 18 0v14.5z', glass: 'M11 13.5a5 5 0 0 1 10 0z' },
  // Pointed.
  {
    opening: 'M7 26.5v-13C7 8.5 10.5 4.8 16 2.2c5.5 2.6 9 6.3 9 11.3v13z',
    glass: 'M11 13.7c0-3.2 1.8-5.6 5-7.5c3.2 1.9 5 4.3 5 7.5z',
  },
  // Straight.
  {
    opening: 'M7 26.5V4.6A1.6 1.6 0 0 1 8.6 3h14.8A1.6 1.6 0 0 1 25 4.6v21.9z',
    glass: 'M10.5 6.5h11v6h-11z',
  },
  // Low.
  {
    opening: 'M7 26.5V8.2C9.2 4.8 12.3 3.2 16 3.2s6.8 1.6 9 5v18.3z',
    glass: 'M10.5 13V9.5C12 7.6 13.8 6.7 16 6.7s4 .9 5.5 2.8V13z',
  },
  // Wide.
  {
    opening: 'M4.5 26.5V13a11.5 10 0 0 1 23 0v13.5z',
    glass: 'M8.5 13.5a7.5 6.5 0 0 1 15 0z',
  },
  // With a round window.
  {
    opening: 'M7 26.5v-16C7 5.5 10.5 3 16 3s9 2.5 9 7.5v16z',
    glass: 'M16 6.7a3.4 3.4 0 0 1 0 6.8a3.4 3.4 0 0 1 0-6.8z',
    hasRoundWindow: true,
  },
].map(({ opening, glass, ...rest }: ArchShape) => ({
  ...rest,
  opening: filled(opening),
  glass: filled(glass),
}));

/** The bars of the glass: none, a fan, two uprights. */
export const bars: readonly string[] = [
  '',
  line(1.1, 'M16 14V2M16 13.8L8 5.3M16 13.8L24 5.3'),
  line(1.1, 'M14 2v12M18 2v12'),
];

/** The door's surface: plain, tall panels, wide panels, two leaves, planks. */
export const panels: readonly string[] = [
  '',
  tinted('M10 16h4.7v8.5H10zM17.3 16H22v8.5h-4.7z'),
  tinted('M10 16h12v3H10zM10 21h12v3.5H10z'),
  line(0.7, 'M16 15.5v11'),
  tinted('M11.5 15.5h1v11h-1zM15.5 15.5h1v11h-1zM19.5 15.5h1v11h-1z'),
];

/** A knob, a bar, a knob above a mail slot. */
export const handles: readonly string[] = [
  filled('M21 18.5a1.5 1.5 0 0 1 0 3a1.5 1.5 0 0 1 0-3z'),
  filled('M20.3 17h1.5v5.5h-1.5z'),
  filled('M21 17.5a1.4 1.4 0 0 1 0 2.8a1.4 1.4 0 0 1 0-2.8zM12.7 22h6.6v1.4h-6.6z'),
];

/** The step below the door: wide, double, narrow. */
export const steps: readonly string[] = [
  step(3.5, 28, 2.5),
  step(6.5, 27.6, 1.4) + step(3.5, 29.8, 1.4),
  step(5.5, 28, 2.5),
];

export type Paint = { light: string; dark: string };

const brandPaint = (name: ColorName): Paint => ({ light: colors.light[name], dark: colors.dark[name] });

/** The door's colors: the logo's, teal, pine, slate, brick, walnut. */
export const paints: readonly Paint[] = [
  brandPaint('mark'),
  { light: '#3a8087', dark: '#64aaae' },
  { light: '#2c6246', dark: '#579072' },
  { light: '#39505a', dark: '#7d949e' },
  { light: '#98503c', dark: '#bb7862' },
  { light: '#74592f', dark: '#a58a5c' },
];

/** The wall's colors: stone, a tint of the brand color, warm plaster. */
export const walls: readonly Paint[] = [
  brandPaint('sunken'),
  brandPaint('brand-soft'),
  { light: '#f6edda', dark: '#2b2a20' },
];

/** The color of the lit glass and the handle. */
export const accentPaint: Paint = brandPaint('accent');
