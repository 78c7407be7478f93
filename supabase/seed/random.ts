/** Chance that repeats: the same seed gives the same numbers on every machine (mulberry32). */
export type Random = {
  /** In [0, 1). */
  next(): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** One of a list that is not empty, in proportion to its weight. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  /** `count` different ones, in the list's order. */
  some<T>(list: readonly T[], count: number): T[];
  /** Normal distribution around 0 with standard deviation 1. */
  gaussian(): number;
  /** Exponential distribution with this mean. */
  exponential(mean: number): number;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error('There is nothing to pick from an empty list.');
    return chosen;
  };
  return {
    next,
    pick,
    chance: (probability) => next() < probability,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    weighted(list) {
      let rest = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      const found = list.find(([, weight]) => {
        rest -= weight;
        return rest < 0;
      });
      return (found ?? pick(list))[0];
    },
    some(list, count) {
      let missing = Math.min(count, list.length);
      return list.filter((_, index) => {
        if (next() * (list.length - index) >= missing) return false;
        missing--;
        return true;
      });
    },
    // Box and Muller; 1 - next() keeps the logarithm away from zero.
    gaussian: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    exponential: (mean) => -mean * Math.log(1 - next()),
  };
}

/** A seed out of words, so that each employer and talent has its own row of numbers, whatever came before (FNV-1a). */
export function seedOf(...words: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join('/')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // Neighbouring inputs must not give neighbouring seeds.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
