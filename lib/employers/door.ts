import { arches, bars, handles, leaves, paints, steps, walls } from './door-parts.ts';

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

/** FNV-1a, of 32 bits, mixed at its end so that short names differ in every digit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
