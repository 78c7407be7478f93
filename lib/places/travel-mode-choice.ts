'use client';

import { createStoredChoice } from '@/lib/stored-choice';

/** The travel mode of the travel times beside distances. */
export const { useChoice: useTravelMode, setChoice: setTravelMode } = createStoredChoice('travelWay', [
  'walk',
  'bike',
  'drive',
]);
