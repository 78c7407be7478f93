'use client';

import { createStoredChoice } from '@/lib/stored-choice';

/** What a wide screen shows of a list's page: the list, its map, or (null) both. */
export const { useChoice: useListLayout, choose: chooseListLayout } = createStoredChoice('listLayout', [
  'list',
  'map',
]);
