'use client';

import { useEffect } from 'react';
import type { Place } from '@/lib/places/place';
import { setVisitedPlace } from './visitor-place';

/** Records the place as visited. In the browser, because the page is cached and shared. */
export function TrackPlaceVisit({ place }: { place: Place }) {
  useEffect(() => setVisitedPlace(place), [place]);
  return null;
}
