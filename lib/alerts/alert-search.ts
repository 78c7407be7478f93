import { defaultSort, type JobSearch, jobSearchQuery, portableSearchQuery } from '@/lib/jobs/search-params';
import { placeLabel } from '@/lib/places/address-label';
import type { JobAlertSearch } from './alert';

/** What an alert looks for, as the first page of a search that a feed or a list has. */
const searchOf = ({ words, types, minPay, more, place, radiusKm }: JobAlertSearch): JobSearch => ({
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

/** The web feed's query of the same search; a feed of everywhere has no radius of its own. */
export const feedQuery = (search: JobAlertSearch) => jobSearchQuery(searchOf(search), { radiusKm: null });

/** The query of the same search on a page, whose boxes say where. */
export const pageQuery = (search: JobAlertSearch) =>
  portableSearchQuery({ ...searchOf(search), place: placeLabel(search.place) });
