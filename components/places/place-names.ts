import { neighborhoodCityAndState } from '@/lib/places/address-label';
import type { KnownPlace } from '@/lib/places/known-place';

/** 'Mission District, San Francisco, California'. */
export const nameOf = ({ place }: KnownPlace): string => neighborhoodCityAndState(place.address);

/** 'Austin', 'Mission District'. */
export const shortNameOf = ({ place: { address } }: KnownPlace): string =>
  address.neighborhood ?? address.city;

/** '1 open job', '1,204 open jobs'. */
export const openJobs = (count: number): string =>
  `${count.toLocaleString('en-US')} open ${count === 1 ? 'job' : 'jobs'}`;
