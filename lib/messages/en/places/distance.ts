import type { Values } from '@/messages/format';

export const distance = {
  lessThanOneKm: 'Less than 1 km away',
  kmAway: ({ km }: Values<'km'>) => `${km} km away`,
  lessThanOneKmFrom: ({ place }: Values<'place'>) => `Less than 1 km from ${place}`,
  kmFrom: ({ km, place }: Values<'km' | 'place'>) => `${km} km from ${place}`,
};

/** As short as the specified guide says it, the number with its unit on one line (U+00A0); the ear hears whole words. */
export const travel = {
  shown: {
    walk: ({ minutes }: Values<'minutes'>) => `${minutes}\u00a0min\u00a0walk`,
    bike: ({ minutes }: Values<'minutes'>) => `${minutes}\u00a0min\u00a0by\u00a0bike`,
    drive: ({ minutes }: Values<'minutes'>) => `${minutes}\u00a0min\u00a0drive`,
  },
  spoken: {
    walk: ({ minutes }: Values<'minutes'>) => `about ${minutes} minutes’ walk`,
    bike: ({ minutes }: Values<'minutes'>) => `about ${minutes} minutes by bike`,
    drive: ({ minutes }: Values<'minutes'>) => `about ${minutes} minutes’ drive`,
  },
  aLongCommute: 'a long commute',
  measuredInAStraightLine:
    'The distance is a straight line, and the time is our estimate from it. Check your route before you go.',
};

export const travelWayPicker = {
  travelTime: 'Travel',
  ways: { auto: 'Short walks', walk: 'Walking', bike: 'Biking', drive: 'Driving' },
};
