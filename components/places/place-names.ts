import { neighborhoodCityAndState } from '@/lib/places/address-label';
import type { KnownPlace } from '@/lib/places/known-place';
import { atLeast } from '@/lib/text/count-of';
import { placeNames as text } from '@/messages/places/location';

/** 'Mission District, San Francisco, California'. */
export const nameOf = ({ place }: KnownPlace): string => neighborhoodCityAndState(place.address);

/** 'Austin', 'Mission District'. */
export const shortNameOf = ({ place: { address } }: KnownPlace): string =>
  address.neighborhood ?? address.city;

/** '1 open job', '1,204 open jobs', '10,000+ open jobs'. */
export const openJobs = (count: number, isMore = false): string =>
  text.openJobs({ count: isMore ? atLeast(count) : count, isMore });
