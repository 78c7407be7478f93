import { conditionLabel } from '@/lib/jobs/condition-labels';
import type { JobCount } from '@/lib/jobs/queries';
import { getSearchAlternatives, type SearchAlternatives } from '@/lib/jobs/search-alternatives';
import {
  countActiveFilters,
  type FilterName,
  type JobSearch,
  withoutFilters,
} from '@/lib/jobs/search-params';
import { logError } from '@/lib/log';
import { distanceLabel } from '@/lib/places/distance-label';
import * as routes from '@/lib/routes';
import { unquoteWords } from '@/lib/search-params/quote-words';
import { formatCount } from '@/lib/text/format-count';
import { noJobsFound as text } from '@/messages/jobs/search';

type EmptySearch = {
  search: JobSearch;
  placeName: string | null;
  hrefFor: (search: JobSearch) => string;
};

/** Returns links to changed searches that find jobs, or to set a missing location, and a hint. Never throws. */
export async function getSuggestions({
  search,
  placeName,
  hrefFor,
}: EmptySearch): Promise<{ hint: string; links: { label: string; href: string; hasDistance: boolean }[] }> {
  const alternatives = await tryGetAlternatives(search);
  const suggestions = [
    ...toSuggestions(alternatives, search),
    ...(placeName === null ? [setLocationSuggestion] : []),
  ];
  const links = suggestions.map(({ label, to, hasDistance = false }) => ({
    label,
    href: typeof to === 'string' ? to : hrefFor(to),
    hasDistance,
  }));
  return { hint: getHint(search, placeName !== null, links.length > 0), links };
}

/** Returns no suggestions if they fail, because the page works without them. */
async function tryGetAlternatives(search: JobSearch): Promise<SearchAlternatives> {
  try {
    return await getSearchAlternatives(search);
  } catch (error) {
    logError('getSuggestions', error);
    return { wider: null, nearestKm: null, without: [] };
  }
}

type Suggestion = {
  label: string;
  to: JobSearch | string;
  /**
   * Whether the label contains a distance to convert to the visitor's unit. Other labels are not converted, because
   * they may contain the searched words.
   */
  hasDistance?: boolean;
};

const setLocationSuggestion: Suggestion = { label: text.setLocationLink, to: routes.location() };

function toSuggestions({ wider, nearestKm, without }: SearchAlternatives, search: JobSearch): Suggestion[] {
  return [
    ...(wider
      ? [
          {
            label: text.withinKm({ jobs: formatJobCount(wider), radiusKm: wider.radiusKm }),
            to: { ...search, radiusKm: wider.radiusKm, page: 1 },
            hasDistance: true,
          },
        ]
      : []),
    ...(nearestKm === null
      ? []
      : [
          {
            label: text.nearestJob({ distanceLabel: distanceLabel(nearestKm) }),
            to: { ...search, radiusKm: null, sort: 'distance' as const, page: 1 },
            hasDistance: true,
          },
        ]),
    ...without.map(({ dropped, ...found }) => ({
      label: suggestionLabel(search, dropped, found),
      to: withoutFilters(search, dropped),
    })),
  ];
}

type JobTotal = Pick<JobCount, 'total' | 'isMore'>;

const formatJobCount = ({ total, isMore }: JobTotal): string =>
  text.jobs({ total, shown: formatCount(total, isMore) });

function suggestionLabel(
  { center, more }: JobSearch,
  dropped: readonly FilterName[],
  found: JobTotal,
): string {
  const jobs = formatJobCount(found);
  if (dropped.length > 1) return text.withoutFilters({ jobs });
  const [filter = 'query'] = dropped;
  if (filter === 'query') return text.withoutWords({ total: found.total, jobs, isNear: center !== null });
  if (filter === 'types') return text.ofAnyType({ jobs });
  if (filter === 'minPay') return text.atAnyPay({ jobs });
  return text.without({ jobs, label: conditionLabel(filter, more) });
}

function getHint(search: JobSearch, hasPlace: boolean, hasLinks: boolean): string {
  const filters = countActiveFilters(search);
  const reason = search.query
    ? text[filters > 1 ? 'noneMatchesWordsAndFilters' : 'noneMatchesWords']({
        query: unquoteWords(search.query),
      })
    : filters > 0
      ? text.noneMatchesFilters
      : hasPlace
        ? text.noneNearby
        : text.noneOpen;
  return `${reason} ${hasLinks ? text.suggestionsHint : text.noSuggestionsHint}`;
}
