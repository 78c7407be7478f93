import type { Random } from '../random.ts';
import { names, split } from './lists.ts';

/** One item per percent of people with names of that origin. */
const origins = names.people.flatMap(({ weight, first, last }) =>
  Array.from({ length: weight }, () => ({ first: split(first), last: split(last) })),
);
const nonLatinNames = split(names.nonLatin);

/** A person's name; with `canBeNonLatin`, one in twenty is in another script than Latin. */
export function createName(random: Random, { canBeNonLatin = false } = {}): string {
  if (canBeNonLatin && random.chance(0.05)) return random.pick(nonLatinNames);
  const { first, last } = random.pick(origins);
  const family = random.chance(0.06) ? `${random.pick(last)}-${random.pick(last)}` : random.pick(last);
  return `${random.pick(first)} ${family}`;
}

export const getFirstName = (name: string): string => name.split(' ')[0] ?? name;

/** A fictional phone number: 555-0100 to 555-0199 are reserved. */
export const createPhone = (areaCode: number, random: Random): string =>
  `(${areaCode}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`;
