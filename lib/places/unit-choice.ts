'use client';

import { useSyncExternalStore } from 'react';
import { createSubscription } from '@/lib/subscription';
import { convertKmToMiles } from './miles';
import { parseUnitCookie, toUnitsCookie, type Unit } from './units-cookie';

const unitChanges = createSubscription();

/** The visitor's unit of distance; 'km' on the server, because its HTML is shared. */
export const useUnit = (): Unit =>
  useSyncExternalStore(
    unitChanges.subscribe,
    () => parseUnitCookie(document.cookie),
    () => 'km',
  );

/** Sets the unit for this browser. */
export function setUnit(unit: Unit): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
  document.cookie = toUnitsCookie(unit);
  unitChanges.notify();
}

/** Converts the kilometers in a sentence ('within 25 km') to the visitor's unit. */
export function useUnitConverter(): (sentence: string) => string {
  const unit = useUnit();
  return (sentence) => (unit === 'mi' ? convertKmToMiles(sentence) : sentence);
}
