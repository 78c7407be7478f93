'use client';

import { createStoredChoice } from '@/lib/stored-choice';

/** How this visitor gets to work: in which way the travel times beside distances are. */
export const { useChoice: useTravelWay, choose: chooseTravelWay } = createStoredChoice('travelWay', [
  'walk',
  'bike',
  'drive',
]);
