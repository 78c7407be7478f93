import type { Random } from '../random.ts';
import { names, split } from './lists.ts';

/** One item per percent of people with names of that origin. */
const origins = names.people.flatMap(({ weight, first, last }) =>
  Array.from({ length: weight }, () => ({ first: split(first), last: split(last) })),
);
const namesInOwnLetters = split(names.ownLetters);

/** A person's name; with `inOwnLetters`, one in twenty is in a non-Latin script. */
export function createName(random: Random, { inOwnLetters = false } = {}): string {
  if (inOwnLetters && random.chance(0.05)) return random.pick(namesInOwnLetters);
  const { first, last } = random.pick(origins);
  const family = random.chance(0.06) ? `${random.pick(last)}-${random.pick(last)}` : random.pick(last);
  return `${random.pick(first)} ${family}`;
}

export const getFirstName = (name: string): string => name.split(' ')[0] ?? name;

/** A fictional phone number: 555-0100 to 555-0199 are reserved. */
export const createPhone = (areaCode: number, random: Random): string =>
  `(${areaCode}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`;
