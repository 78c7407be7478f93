import type { Values } from '@/messages/format';

// A file of its own, because every page loads it.
export const yourPlace = {
  linkLabel: ({ placeLabel }: Values<'placeLabel'>) => `Your place: ${placeLabel}. Change it`,
};
