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

type Declarations = Readonly<Record<string, string>>;

/**
 * Generates `app/company-placeholder-parts.css`. The first variant of each part is the default, the others are classes.
 */
export function generatePlaceholderStyles(): string {
  const drawings = {
    arch: arches.map(({ opening, glass }) => ({ arch: toMaskImage(opening), glass: toMaskImage(glass) })),
    bars: bars.map((svg) => ({ bars: toMaskImage(svg) })),
    leaf: panels.map((svg) => ({ leaf: toMaskImage(svg) })),
    handle: handles.map((svg) => ({ handle: toMaskImage(svg) })),
    step: steps.map((svg) => ({ step: toMaskImage(svg) })),
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

/** Converts SVG shapes to a mask image. No shapes need one too, because the layers of a mask must not shift. */
function toMaskImage(svg: string): string {
  if (svg === '') return 'linear-gradient(transparent, transparent)';
  const image = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${svg}</svg>`;
  return `url("data:image/svg+xml,${image.replace(/[<>#]/g, encodeURIComponent)}")`;
}
