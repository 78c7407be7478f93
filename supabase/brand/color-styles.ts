import type { Brand, Colors } from '../../lib/brand/brand.ts';
import { colorNames } from '../../lib/brand/color-names.ts';
import { toMaskImage } from './mask-image.ts';

/** Generates `app/brand.css`: the colors as a Tailwind theme, and the layers of the logo. */
export function generateColorStyles(
  logo: Brand['logo'],
  { light, dark }: { light: Colors; dark: Colors },
): string {
  const toDeclarations = (scheme: Colors, names: readonly (typeof colorNames)[number][]) =>
    names.map((name) => `--color-${name}: ${scheme[name]};`);
  const differing = colorNames.filter((name) => dark[name] !== light[name]);
  return [
    '/* Written by `node supabase/brand/cli.ts` from the configuration. */',
    '@theme {',
    '  --color-*: initial;',
    '  --color-transparent: transparent;',
    '  --color-current: currentColor;',
    ...toDeclarations(light, colorNames).map((line) => `  ${line}`),
    '}',
    '',
    '@media screen and (prefers-color-scheme: dark) {',
    '  :root {',
    ...toDeclarations(dark, differing).map((line) => `    ${line}`),
    '  }',
    '}',
    '',
    '@layer components {',
    '  .logo-mark {',
    `    --logo-mark: ${toMaskImage(logo.mark)};`,
    `    --logo-accent: ${toMaskImage(logo.accent)};`,
    '  }',
    '}',
    '',
  ].join('\n');
}
