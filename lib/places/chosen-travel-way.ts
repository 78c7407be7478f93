'use client';

import { useSyncExternalStore } from 'react';
import { createSubscription } from '@/lib/subscription';
import type { TravelWay } from './travel-time';

const key = 'travelWay';
const changes = createSubscription({ hearsOtherTabs: true });

/** For a browser that refuses its storage: until the page is loaded again. */
let inMemory: string | null = null;

function read(): TravelWay {
  let stored = inMemory;
  try {
    stored = window.localStorage.getItem(key);
  } catch {}
  return stored === 'walk' || stored === 'bike' || stored === 'drive' ? stored : null;
}

/** How this visitor gets to work; null in the server's HTML, which visitors share. */
export const useTravelWay = (): TravelWay => useSyncExternalStore(changes.subscribe, read, () => null);

/** Tells travel times in this way from now on, in this browser. */
export function chooseTravelWay(way: TravelWay): void {
  inMemory = way;
  try {
    if (way === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, way);
  } catch {}
  changes.notify();
}
