import type { JobAlertSearch } from '@/lib/alerts/alert';
import { defaultSort, jobSearchQuery } from '@/lib/jobs/search-params';

/** The web feed's query of the same search; a feed of everywhere has no radius of its own. */
export const feedQuery = ({ words, types, minPay, more, place, radiusKm }: JobAlertSearch) =>
  jobSearchQuery(
    {
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
    },
    { radiusKm: null },
  );
