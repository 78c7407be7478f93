import type { Values } from '@/messages/format';

export const distance = {
  lessThanOneKm: 'Less than 1 km away',
  kmAway: ({ km }: Values<'km'>) => `${km} km away`,
};
