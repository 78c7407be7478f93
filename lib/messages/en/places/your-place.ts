import type { Values } from '@/messages/format';

// Apart from the other words about places: every page loads it.
export const yourPlace = {
  yourPlaceChangeIt: ({ placeLabel }: Values<'placeLabel'>) => `Your place: ${placeLabel}. Change it`,
};
