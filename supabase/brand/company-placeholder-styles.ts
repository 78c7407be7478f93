import {
  accentPaint,
  arches,
  bars,
  handles,
  type Paint,
  paints,
  panels,
  steps,
  walls,
} from '../../lib/employers/company-placeholder-parts.ts';
import { toMaskImage } from './mask-image.ts';

type Declarations = Readonly<Record<string, string>>;

/**
 * Generates `app/company-placeholder-parts.css`. The first variant of each part is the default, the others are classes.
 */
export function generatePlaceholderStyles(): string {
  const drawings = {
    arch: arches.map(({ opening, glass }) => ({ arch: toLayer(opening), glass: toLayer(glass) })),
    bars: bars.map((svg) => ({ bars: toLayer(svg) })),
    leaf: panels.map((svg) => ({ leaf: toLayer(svg) })),
    handle: handles.map((svg) => ({ handle: toLayer(svg) })),
    step: steps.map((svg) => ({ step: toLayer(svg) })),
  };
  return [
    '/* Written by `node supabase/brand/cli.ts` from lib/employers/company-placeholder-parts.ts and the configuration. */',
    '@layer components {',
    toRules({ ...drawings, ...colors('light') }),
    '}',
    '',
    '@media screen and (prefers-color-scheme: dark) {',
    '@layer components {',
    toRules(colors('dark')),
    '}',
    '}',
    '',
  ].join('\n');
}

const colors = (scheme: keyof Paint) => ({
  lit: [{ lit: accentPaint[scheme] }],
  paint: paints.map((paint) => ({ paint: paint[scheme] })),
  wall: walls.map((wall) => ({ wall: wall[scheme] })),
});

function toRules(parts: Readonly<Record<string, readonly Declarations[]>>): string {
  const defaults = Object.assign({}, ...Object.values(parts).map(([declarations]) => declarations));
  const variants = Object.entries(parts).flatMap(([part, all]) =>
    all.slice(1).map((declarations, index) => toRule(`.door.${part}-${index + 1}`, declarations)),
  );
  return [toRule('.door', defaults), ...variants].join('\n');
}

const toRule = (selector: string, declarations: Declarations) =>
  `${selector} { ${Object.entries(declarations)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')} }`;

/** Without shapes, the layer is transparent: if it were missing, the next layers of the mask would move up. */
const toLayer = (shapes: string) =>
  shapes === '' ? 'linear-gradient(transparent, transparent)' : toMaskImage(shapes);
