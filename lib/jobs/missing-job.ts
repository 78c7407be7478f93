import type { Coordinates } from '@/lib/places/place';

/** A 404 of a job's address (D37): the reason, and the place whose open jobs are offered instead. */
export type MissingJob = {
  /** Selects one of the two sentences of the specification (section 8). */
  reason: 'not-found' | 'invalid-address';
  /** Null if the address contains no place. */
  near: { city: string; state: string; coordinates: Coordinates } | null;
};

/** The result of get_missing_job. */
export type MissingJobRow = { near: { city: string; state: string; lat: number; lng: number } | null };

export const toMissingJob = ({ near }: MissingJobRow): MissingJob => ({
  reason: 'not-found',
  near: near && { city: near.city, state: near.state, coordinates: { lat: near.lat, lng: near.lng } },
});
