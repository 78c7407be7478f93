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
 * The content of `app/company-placeholder-parts.css`: the first variant of each part is the default, the others are
 * classes.
 */
export function companyPlaceholderStyles(): string {
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
    rules({ ...drawings, ...colors('light') }),
    '}',
    '',
    '@media screen and (prefers-color-scheme: dark) {',
    '@layer components {',
    rules(colors('dark')),
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

function rules(parts: Readonly<Record<string, readonly Declarations[]>>): string {
  const first = Object.assign({}, ...Object.values(parts).map(([declarations]) => declarations));
  const others = Object.entries(parts).flatMap(([part, all]) =>
    all.slice(1).map((declarations, index) => rule(`.door.${part}-${index + 1}`, declarations)),
  );
  return [rule('.door', first), ...others].join('\n');
}

const rule = (selector: string, declarations: Declarations) =>
  `${selector} { ${Object.entries(declarations)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')} }`;

/** A mask image. Even a blank SVG needs one, or the mask layers would shift. */
function toMaskImage(svg: string): string {
  if (svg === '') return 'linear-gradient(transparent, transparent)';
  const image = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${svg}</svg>`;
  return `url("data:image/svg+xml,${image.replace(/[<>#]/g, encodeURIComponent)}")`;
}
