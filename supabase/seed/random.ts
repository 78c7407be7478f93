export type Random = ReturnType<typeof createRandom>;

/** Pseudo-random numbers (mulberry32): the same seed gives the same ones on every machine. */
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
    /** A whole number from `min` to `max`, both included. */
    int: (min: number, max: number): number => min + Math.floor(next() * (max - min + 1)),
    pick<Item>(list: readonly Item[]): Item {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('Nothing can be picked from an empty list.');
      return item;
    },
    /** `count` different items, in the list's order. */
    some<Item>(list: readonly Item[], count: number): Item[] {
      let missing = Math.min(count, list.length);
      return list.filter((_, index) => {
        if (next() * (list.length - index) >= missing) return false;
        missing--;
        return true;
      });
    },
    /** Normal distribution around 0 with standard deviation 1 (Box and Muller). */
    gaussian: (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    exponential: (mean: number): number => -mean * Math.log(1 - next()),
  };
}

/** A seed from words (FNV-1a), so that each employer and talent has numbers of its own. */
export function seedOf(...words: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join('/')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // Similar words must not give similar seeds.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
