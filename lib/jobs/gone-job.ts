import type { Coordinates } from '@/lib/places/place';

/** An address where a job was, or could be (D37): why there is none, and the place to offer others around. */
export type GoneJob = {
  /** Which of section 8's sentences. */
  gone: 'not-found' | 'invalid-address';
  /** Null where the address does not tell. */
  near: { city: string; state: string; coordinates: Coordinates } | null;
};

/** What find_gone_job answers. */
export type GoneJobRow = { near: { city: string; state: string; lat: number; lng: number } | null };

export const toGoneJob = ({ near }: GoneJobRow): GoneJob => ({
  gone: 'not-found',
  near: near && { city: near.city, state: near.state, coordinates: { lat: near.lat, lng: near.lng } },
});
