import type { MessageValues } from '@/messages/format';

// A separate file, because every page loads it.
export const yourPlace = {
  linkLabel: ({ placeLabel }: MessageValues<'placeLabel'>) => `Your place: ${placeLabel}. Change it`,
};
