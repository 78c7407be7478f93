import type { Brand, Colors } from '../../lib/brand/brand.ts';
import { colorNames } from '../../lib/brand/color-names.ts';

/** The text of `app/brand.css`: the colors as Tailwind's theme, and the layers of the logo. */
export function colorStyles(logo: Brand['logo'], { light, dark }: { light: Colors; dark: Colors }): string {
  const declared = (scheme: Colors, names: readonly (typeof colorNames)[number][]) =>
    names.map((name) => `--color-${name}: ${scheme[name]};`);
  const differing = colorNames.filter((name) => dark[name] !== light[name]);
  return [
    '/* Written by `node supabase/brand/cli.ts` from the configuration. */',
    '@theme {',
    '  --color-*: initial;',
    '  --color-transparent: transparent;',
    '  --color-current: currentColor;',
    ...declared(light, colorNames).map((line) => `  ${line}`),
    '}',
    '',
    '@media screen and (prefers-color-scheme: dark) {',
    '  :root {',
    ...declared(dark, differing).map((line) => `    ${line}`),
    '  }',
    '}',
    '',
    '@layer components {',
    '  .logo-mark {',
    `    --logo-mark: ${logoMask(logo.mark)};`,
    `    --logo-accent: ${logoMask(logo.accent)};`,
    '  }',
    '}',
    '',
  ].join('\n');
}

/** A layer of the logo as a mask for CSS. */
const logoMask = (shapes: string): string =>
  `url("data:image/svg+xml,${`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`
    .replaceAll('"', "'")
    .replace(/[<>#]/g, encodeURIComponent)}")`;
