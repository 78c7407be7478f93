import { arches, bars, brass, handles, leaves, paints, steps, walls } from './door-parts.ts';

/** A company's own front door: which of each part it has, by number (`door-parts.ts`). */
export type Door = {
  arch: number;
  bars: number;
  leaf: number;
  handle: number;
  step: number;
  paint: number;
  wall: number;
  /** Whether it opens to the other side. */
  isMirrored: boolean;
};

/** The door of whoever has this name: always the same, also for another case or other spaces. */
export function doorOf(name: string): Door {
  let rest = hash(name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  const oneOf = (count: number) => {
    const number = rest % count;
    rest = Math.floor(rest / count);
    return number;
  };
  const arch = oneOf(arches.length);
  return {
    arch,
    paint: oneOf(paints.length),
    leaf: oneOf(leaves.length),
    bars: arches[arch]?.isRoundWindow ? 0 : oneOf(bars.length),
    wall: oneOf(walls.length),
    handle: oneOf(handles.length),
    step: oneOf(steps.length),
    isMirrored: oneOf(2) === 1,
  };
}

/** The classes of `app/doors.css` that draw it. The first of each part needs none. */
export function doorClasses({ isMirrored, ...parts }: Door): string {
  const chosen = Object.entries(parts).flatMap(([part, number]) => (number > 0 ? [`${part}-${number}`] : []));
  return ['door', ...chosen, ...(isMirrored ? ['mirrored'] : [])].join(' ');
}

/** The door as a picture of its own, an SVG file and the color of its wall, as in the light scheme. */
export function doorPicture(door: Door): { svg: string; wall: string } {
  const { opening, glass } = arches[door.arch] ?? { opening: '', glass: '' };
  const whole = "x='0' y='0' width='32' height='32'";
  const cut = (id: string, shown: string, away = '') =>
    `<mask id='${id}' maskUnits='userSpaceOnUse' ${whole}><g fill='#fff'>${shown}</g>${away}</mask>`;
  const flipped = door.isMirrored ? " transform='matrix(-1 0 0 1 32 0)'" : '';
  const svg = [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>",
    cut('leaf', `${opening}${steps[door.step]}`, leaves[door.leaf]),
    cut('glass', glass, bars[door.bars]),
    `<g${flipped}><rect ${whole} fill='${paints[door.paint]?.light}' mask='url(#leaf)'/>`,
    `<g fill='${brass.light}'><rect ${whole} mask='url(#glass)'/>${handles[door.handle]}</g></g></svg>`,
  ].join('');
  return { svg, wall: walls[door.wall]?.light ?? 'none' };
}

/** The doors of a street in which these companies are, six of them; with fewer, others stand between. */
export function streetOf(names: readonly string[]): Door[] {
  const neighbors = ['Bakery', 'Clinic', 'Hardware', 'Books', 'Laundry', 'Gym'];
  return [...new Set([...names, ...neighbors])].slice(0, 6).map(doorOf);
}

/** FNV-1a, of 32 bits, mixed at its end so that short names differ in every digit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
