'use client';

import { useEffect } from 'react';
import type { Place } from '@/lib/places/place';
import { visitPlace } from './remember-place';

/** Tells the browser, on a page that everybody shares, that this place's page was read. */
export function RememberVisit({ place }: { place: Place }) {
  useEffect(() => visitPlace(place), [place]);
  return null;
}
