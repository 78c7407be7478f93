import { defaultSort, type JobSearch, jobSearchQuery, portableSearchQuery } from '@/lib/jobs/search-params';
import { placeLabel } from '@/lib/places/address-label';
import type { JobAlertSearch } from './alert';

const toJobSearch = ({ words, types, minPay, more, place, radiusKm }: JobAlertSearch): JobSearch => ({
  center: place.coordinates,
  radiusKm,
  query: words,
  types,
  minPay,
  more,
  sort: defaultSort({ query: words, more }),
  place: '',
  view: 'list',
  page: 1,
});

/** The query of the search's feed. It always contains the radius, because feeds have no default radius. */
export const toFeedQuery = (search: JobAlertSearch) =>
  jobSearchQuery(toJobSearch(search), { radiusKm: null });

/** The query of the search's page, with the place as text for the location field. */
export const toPageQuery = (search: JobAlertSearch) =>
  portableSearchQuery({ ...toJobSearch(search), place: placeLabel(search.place) });
