import { neighborhoodCityAndState } from '@/lib/places/address-label';
import type { GazetteerPlace } from '@/lib/places/gazetteer-place';
import { roundDownToLeadingDigit } from '@/lib/text/format-count';
import { placeNames as text } from '@/messages/places/location';

/** 'Mission District, San Francisco, California'. */
export const formatPlaceName = ({ place }: GazetteerPlace): string => neighborhoodCityAndState(place.address);

/** 'Austin', 'Mission District'. */
export const formatShortPlaceName = ({ place: { address } }: GazetteerPlace): string =>
  address.neighborhood ?? address.city;

/** '1 open job', '1,204 open jobs', '10,000+ open jobs'. */
export const formatOpenJobs = (count: number, isMore = false): string =>
  text.openJobs({ count: isMore ? roundDownToLeadingDigit(count) : count, isMore });
