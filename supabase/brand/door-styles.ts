import {
  arches,
  bars,
  brass,
  handles,
  leaves,
  type Paint,
  paints,
  steps,
  walls,
} from '../../lib/employers/door-parts.ts';

type Declarations = Readonly<Record<string, string>>;

/** The text of `app/door-parts.css`: the first of each part for every door, the others as classes. */
export function doorStyles(): string {
  const drawings = {
    arch: arches.map(({ opening, glass }) => ({ arch: drawn(opening), glass: drawn(glass) })),
    bars: bars.map((svg) => ({ bars: drawn(svg) })),
    leaf: leaves.map((svg) => ({ leaf: drawn(svg) })),
    handle: handles.map((svg) => ({ handle: drawn(svg) })),
    step: steps.map((svg) => ({ step: drawn(svg) })),
  };
  return [
    '/* Written by `node supabase/brand/cli.ts` from lib/employers/door-parts.ts and the configuration. */',
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
  lit: [{ lit: brass[scheme] }],
  paint: paints.map((paint) => ({ paint: paint[scheme] })),
  wall: walls.map((wall) => ({ wall: wall[scheme] })),
});

function rules(parts: Readonly<Record<string, readonly Declarations[]>>): string {
  const first = Object.assign({}, ...Object.values(parts).map(([one]) => one));
  const others = Object.entries(parts).flatMap(([part, all]) =>
    all.slice(1).map((one, index) => rule(`.door.${part}-${index + 1}`, one)),
  );
  return [rule('.door', first), ...others].join('\n');
}

const rule = (selector: string, declarations: Declarations) =>
  `${selector} { ${Object.entries(declarations)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')} }`;

/** An image that masks; nothing is one too, or the layers of a mask would move up. */
function drawn(svg: string): string {
  if (svg === '') return 'linear-gradient(transparent, transparent)';
  const image = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${svg}</svg>`;
  return `url("data:image/svg+xml,${image.replace(/[<>#]/g, encodeURIComponent)}")`;
}
