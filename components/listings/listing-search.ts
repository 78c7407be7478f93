import { type JobSearch, jobSearchQuery } from '@/lib/jobs/search-params';
import { radius } from '@/lib/limits';
import type { ListingAddress } from '@/lib/place-routes';
import * as placeRoutes from '@/lib/place-routes';
import type { Coordinates } from '@/lib/places/place';

/** The search that is equivalent to a listing page. */
export const toListingSearch = (address: ListingAddress, center: Coordinates): JobSearch => ({
  ...defaultSearch,
  center,
  category: address.category,
  page: address.page,
});

const defaultSearch: JobSearch = {
  center: null,
  radiusKm: radius.defaultKm,
  query: '',
  types: [],
  minPay: null,
  more: {},
  sort: 'distance',
  place: '',
  view: 'list',
  page: 1,
};

/**
 * The URL of a search around a place: the cached page's path, with a query for filters that differ from the defaults.
 */
export function createListingHref(address: ListingAddress): (search: JobSearch) => string {
  return (search) => {
    // The path contains the place.
    const { page, ...query } = jobSearchQuery({ ...search, center: null, place: '' });
    const isPlain = Object.values(query).every(
      (value) =>
        value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0),
    );
    return isPlain
      ? placeRoutes.listing({ ...address, page: search.page })
      : placeRoutes.listing({ ...address, page: 1 }, { ...query, page });
  };
}
