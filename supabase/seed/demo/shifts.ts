import type { JobType } from '../../../lib/employment/job-type.ts';
import type { Random } from '../random.ts';
import { getShifts, type Occupation, type Shift, type Shop } from './lists.ts';

/** The shift of a job; null for a fifth of the postings. */
export function chooseShift(occupation: Occupation, shop: Shop, type: JobType, random: Random): Shift | null {
  if (random.chance(0.2)) return null;
  const all = getShifts(type === 'volunteer' ? type : (occupation.hours ?? shop.hours));
  const isFull = type === 'full-time' || (type !== 'part-time' && random.chance(0.6));
  const suitable = all.filter(({ suits }) => suits === 'any' || suits === (isFull ? 'full' : 'part'));
  return random.pick(suitable.length > 0 ? suitable : all);
}

/** 'mon-morning', 'mon-afternoon' … */
export const toSchedule = ({ days, parts }: Shift): string[] =>
  days.flatMap((day) => parts.map((part) => `${day}-${part}`));
