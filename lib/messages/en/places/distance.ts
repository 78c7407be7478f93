import type { MessageValues } from '@/messages/format';

export const distance = {
  underOneKm: 'Less than 1 km away',
  kmAway: ({ km }: MessageValues<'km'>) => `${km} km away`,
  underOneKmFrom: ({ place }: MessageValues<'place'>) => `Less than 1 km from ${place}`,
  kmFrom: ({ km, place }: MessageValues<'km' | 'place'>) => `${km} km from ${place}`,
};

/**
 * As short as in the guide of the specification. A no-break space (U+00A0) keeps a number and its unit on one line; labels
 * for screen readers have whole words.
 */
export const travel = {
  labels: {
    walk: ({ minutes }: MessageValues<'minutes'>) => `${minutes}\u00a0min\u00a0walk`,
    bike: ({ minutes }: MessageValues<'minutes'>) => `${minutes}\u00a0min\u00a0by\u00a0bike`,
    drive: ({ minutes }: MessageValues<'minutes'>) => `${minutes}\u00a0min\u00a0drive`,
  },
  spokenLabels: {
    walk: ({ minutes }: MessageValues<'minutes'>) => `about ${minutes} minutes’ walk`,
    bike: ({ minutes }: MessageValues<'minutes'>) => `about ${minutes} minutes by bike`,
    drive: ({ minutes }: MessageValues<'minutes'>) => `about ${minutes} minutes’ drive`,
  },
  longCommute: 'a long commute',
  estimateHint:
    'The distance is a straight line, and the time is our estimate from it. Check your route before you go.',
};

export const travelModePicker = {
  label: 'Travel',
  modes: { auto: 'Short walks', walk: 'Walking', bike: 'Biking', drive: 'Driving' },
};
