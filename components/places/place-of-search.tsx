'use client';

import { useEffect, useEffectEvent } from 'react';
import type { Place } from '@/lib/places/place';
import { rememberedPlace, rememberPlace, rememberRadius, visitPlace } from './remember-place';
import { takeSentSearch } from './sent-search';

/**
 * Keeps the place of the search that is open: the visitor's choice where they typed it here; of a link that somebody gave
 * them only while they have chosen none.
 */
export function PlaceOfSearch({
  place,
  words,
  radiusKm,
}: {
  place: Place | null;
  /** The place as the URL has it in words; '' where it has none. */
  words: string;
  radiusKm: number | null;
}) {
  const keep = useEffectEvent(() => {
    const sent = takeSentSearch();
    if (place && words !== '' && sent?.typed === words) rememberPlace(place);
    else if (place) visitPlace(place);
    if (sent !== null && radiusKm !== null && rememberedPlace()) rememberRadius(radiusKm);
  });
  const key = JSON.stringify([place, words, radiusKm]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search counts, and a place is another object each time
  useEffect(() => keep(), [key]);
  return null;
}
