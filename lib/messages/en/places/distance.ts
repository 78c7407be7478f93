import type { Values } from '@/messages/format';

export const distance = {
  lessThanOneKm: 'Less than 1 km away',
  kmAway: ({ km }: Values<'km'>) => `${km} km away`,
  lessThanOneKmFrom: ({ place }: Values<'place'>) => `Less than 1 km from ${place}`,
  kmFrom: ({ km, place }: Values<'km' | 'place'>) => `${km} km from ${place}`,
};

/**
 * As short as in the specified guide. A number and its unit stay on one line (U+00A0); labels for screen readers have
 * whole words.
 */
export const travel = {
  labels: {
    walk: ({ minutes }: Values<'minutes'>) => `${minutes}\u00a0min\u00a0walk`,
    bike: ({ minutes }: Values<'minutes'>) => `${minutes}\u00a0min\u00a0by\u00a0bike`,
    drive: ({ minutes }: Values<'minutes'>) => `${minutes}\u00a0min\u00a0drive`,
  },
  spokenLabels: {
    walk: ({ minutes }: Values<'minutes'>) => `about ${minutes} minutes’ walk`,
    bike: ({ minutes }: Values<'minutes'>) => `about ${minutes} minutes by bike`,
    drive: ({ minutes }: Values<'minutes'>) => `about ${minutes} minutes’ drive`,
  },
  longCommute: 'a long commute',
  estimateHint:
    'The distance is a straight line, and the time is our estimate from it. Check your route before you go.',
};

export const travelModePicker = {
  label: 'Travel',
  modes: { auto: 'Short walks', walk: 'Walking', bike: 'Biking', drive: 'Driving' },
};
