import type { Random } from '../random.ts';
import { names, split } from './lists.ts';

/** One entry for each percent of people whose names are of that origin. */
const origins = names.people.flatMap(({ weight, first, last }) =>
  Array.from({ length: weight }, () => ({ first: split(first), last: split(last) })),
);
const namesInOwnLetters = split(names.ownLetters);

/** A person's name; one in twenty in other letters than Latin where those are allowed. */
export function createName(random: Random, { inOwnLetters = false } = {}): string {
  if (inOwnLetters && random.chance(0.05)) return random.pick(namesInOwnLetters);
  const { first, last } = random.pick(origins);
  const family = random.chance(0.06) ? `${random.pick(last)}-${random.pick(last)}` : random.pick(last);
  return `${random.pick(first)} ${family}`;
}

export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

/** A telephone number that belongs to no one: 555-0100 to 555-0199 are kept for fiction. */
export const createPhone = (areaCode: number, random: Random): string =>
  `(${areaCode}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`;
