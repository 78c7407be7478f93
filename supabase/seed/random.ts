export type Random = ReturnType<typeof createRandom>;

/** Pseudo-random numbers (mulberry32), the same for a seed on every machine. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** In [0, 1). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (probability: number): boolean => next() < probability,
    /** An integer from `min` to `max`, inclusive. */
    int: (min: number, max: number): number => min + Math.floor(next() * (max - min + 1)),
    pick<Item>(list: readonly Item[]): Item {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('Nothing can be picked from an empty list.');
      return item;
    },
    /** `count` distinct items, in the list's order. */
    sample<Item>(list: readonly Item[], count: number): Item[] {
      let missing = Math.min(count, list.length);
      return list.filter((_, index) => {
        if (next() * (list.length - index) >= missing) return false;
        missing--;
        return true;
      });
    },
    /** Standard normal distribution (Box-Muller). */
    gaussian: (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    exponential: (mean: number): number => -mean * Math.log(1 - next()),
  };
}

/** A seed from words (FNV-1a), different for each employer and talent. */
export function createSeed(...words: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join('/')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // Similar words must not produce similar seeds.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
