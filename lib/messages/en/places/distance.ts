import type { Values } from '@/messages/format';

export const distance = {
  lessThanOneKm: 'Less than 1 km away',
  kmAway: ({ km }: Values<'km'>) => `${km} km away`,
  lessThanOneKmFrom: ({ place }: Values<'place'>) => `Less than 1 km from ${place}`,
  kmFrom: ({ km, place }: Values<'km' | 'place'>) => `${km} km from ${place}`,
};

/** As short as the specified guide says it, the number with its unit on one line (U+00A0); the ear hears whole words. */
export const travel = {
  minWalk: ({ minutes }: Values<'minutes'>) => `about ${minutes}\u00a0min\u00a0walk`,
  minDrive: ({ minutes }: Values<'minutes'>) => `about ${minutes}\u00a0min\u00a0drive`,
  minutesWalk: ({ minutes }: Values<'minutes'>) => `about ${minutes} minutes’ walk`,
  minutesDrive: ({ minutes }: Values<'minutes'>) => `about ${minutes} minutes’ drive`,
  aLongCommute: 'a long commute',
  measuredInAStraightLine:
    'The distance is a straight line, and the time is our estimate from it. Check your route before you go.',
};
