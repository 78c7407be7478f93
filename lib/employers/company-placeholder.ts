import {
  accentPaint,
  arches,
  bars,
  handles,
  paints,
  panels,
  steps,
  walls,
} from './company-placeholder-parts.ts';

/** A company's placeholder door: the variant of each part, as an index into `company-placeholder-parts.ts`. */
type CompanyPlaceholder = {
  arch: number;
  bars: number;
  /** The variant of `panels`. */
  leaf: number;
  handle: number;
  step: number;
  paint: number;
  wall: number;
  /** True if the handle is on the other side. */
  isMirrored: boolean;
};

/** The placeholder of a company, derived from a hash of its name without case and spacing. */
export function getCompanyPlaceholder(name: string): CompanyPlaceholder {
  let remainder = hash(name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  const pick = (count: number) => {
    const number = remainder % count;
    remainder = Math.floor(remainder / count);
    return number;
  };
  const arch = pick(arches.length);
  return {
    arch,
    paint: pick(paints.length),
    leaf: pick(panels.length),
    bars: arches[arch]?.hasRoundWindow ? 0 : pick(bars.length),
    wall: pick(walls.length),
    handle: pick(handles.length),
    step: pick(steps.length),
    isMirrored: pick(2) === 1,
  };
}

/** The classes of `app/company-placeholder.css` that draw a placeholder. The first variant of a part has no class. */
export function placeholderClasses({ isMirrored, ...parts }: CompanyPlaceholder): string {
  const variantClasses = Object.entries(parts).flatMap(([part, number]) =>
    number > 0 ? [`${part}-${number}`] : [],
  );
  return ['door', ...variantClasses, ...(isMirrored ? ['mirrored'] : [])].join(' ');
}

/** The door as an SVG document and the color of its wall, in the light color scheme. */
export function toPlaceholderSvg(placeholder: CompanyPlaceholder): { svg: string; wall: string } {
  const { opening, glass } = arches[placeholder.arch] ?? { opening: '', glass: '' };
  const fullSize = "x='0' y='0' width='32' height='32'";
  const mask = (id: string, visible: string, hidden = '') =>
    `<mask id='${id}' maskUnits='userSpaceOnUse' ${fullSize}><g fill='#fff'>${visible}</g>${hidden}</mask>`;
  const transform = placeholder.isMirrored ? " transform='matrix(-1 0 0 1 32 0)'" : '';
  const svg = [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>",
    mask('leaf', `${opening}${steps[placeholder.step]}`, panels[placeholder.leaf]),
    mask('glass', glass, bars[placeholder.bars]),
    `<g${transform}><rect ${fullSize} fill='${paints[placeholder.paint]?.light}' mask='url(#leaf)'/>`,
    `<g fill='${accentPaint.light}'><rect ${fullSize} mask='url(#glass)'/>${handles[placeholder.handle]}</g></g></svg>`,
  ].join('');
  return { svg, wall: walls[placeholder.wall]?.light ?? 'none' };
}

/** Six placeholders: those of these companies, then invented ones. */
export function getPlaceholderRow(names: readonly string[]): CompanyPlaceholder[] {
  const inventedNames = ['Bakery', 'Clinic', 'Hardware', 'Books', 'Laundry', 'Gym'];
  return [...new Set([...names, ...inventedNames])].slice(0, 6).map(getCompanyPlaceholder);
}

/** 32-bit FNV-1a with a final mix, so that short names differ in all bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
