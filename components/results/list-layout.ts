'use client';

import { createStoredChoice } from '@/lib/stored-choice';

/** The stored layout of wide screens: list, map, or null for both. */
export const { useChoice: useListLayout, setChoice: chooseListLayout } = createStoredChoice('listLayout', [
  'list',
  'map',
]);
