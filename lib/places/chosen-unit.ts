'use client';

import { useSyncExternalStore } from 'react';
import { createSubscription } from '@/lib/subscription';
import { inMiles } from './in-miles';
import { readUnit, type Unit, unitsCookie } from './units-cookie';

const changes = createSubscription();

/** What this visitor wants distances in; kilometers in the server's HTML, which visitors share. */
export const useUnit = (): Unit =>
  useSyncExternalStore(
    changes.subscribe,
    () => readUnit(document.cookie),
    () => 'km',
  );

/** Shows distances in this unit from now on, in this browser. */
export function chooseUnit(unit: Unit): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
  document.cookie = unitsCookie(unit);
  changes.notify();
}

/** Turns a sentence of ours with kilometers ('within 25 km') into one in the unit that this visitor chose. */
export function useInChosenUnit(): (sentence: string) => string {
  const unit = useUnit();
  return (sentence) => (unit === 'mi' ? inMiles(sentence) : sentence);
}
