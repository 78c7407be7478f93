'use client';

import { useEffect, useEffectEvent } from 'react';
import type { Place } from '@/lib/places/place';
import { consumeSentSearch } from './sent-search';
import { getVisitorPlace, setChosenPlace, setSearchRadius, setVisitedPlace } from './visitor-place';

/**
 * Saves the place of the current search: as the visitor's choice if they typed it on this site. A place from a shared
 * link counts only for visitors who have chosen none. Also saves the radius of a submitted search.
 */
export function SyncSearchPlace({
  place,
  placeText,
  radiusKm,
}: {
  place: Place | null;
  placeText: string;
  radiusKm: number | null;
}) {
  const syncPlace = useEffectEvent(() => {
    const sentSearch = consumeSentSearch();
    if (place && placeText !== '' && sentSearch?.placeText === placeText) setChosenPlace(place);
    else if (place) setVisitedPlace(place);
    if (sentSearch !== null && radiusKm !== null && getVisitorPlace()) setSearchRadius(radiusKm);
  });
  const key = JSON.stringify([place, placeText, radiusKm]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares by value, because a place is a new object each time
  useEffect(() => syncPlace(), [key]);
  return null;
}
