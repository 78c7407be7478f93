import type { MessageValues } from '@/messages/format';

// A file of its own, because every page loads it.
export const yourPlace = {
  linkLabel: ({ placeLabel }: MessageValues<'placeLabel'>) => `Your place: ${placeLabel}. Change it`,
};
