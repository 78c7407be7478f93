import { conditionLabel } from '@/lib/jobs/condition-labels';
import type { JobCount } from '@/lib/jobs/queries';
import { findAlternatives, type SearchAlternatives } from '@/lib/jobs/search-alternatives';
import { countFilters, type FilterName, type JobSearch, withoutFilters } from '@/lib/jobs/search-params';
import { logFault } from '@/lib/log';
import { distanceLabel } from '@/lib/places/distance-label';
import * as routes from '@/lib/routes';
import { unquoted } from '@/lib/search-params/quoted-words';
import { countOf } from '@/lib/text/count-of';
import { noJobsFound as text } from '@/messages/jobs/search';

type Empty = {
  search: JobSearch;
  placeName: string | null;
  hrefFor: (search: JobSearch) => string;
};

/** Where a search that finds nothing can go on, and the sentence about it. Never throws. */
export async function getSuggestions({
  search,
  placeName,
  hrefFor,
}: Empty): Promise<{ hint: string; links: { label: string; href: string; hasDistance: boolean }[] }> {
  const alternatives = await tryToFindAlternatives(search);
  const suggestions = [...linksTo(alternatives, search), ...(placeName === null ? [toLocation] : [])];
  const links = suggestions.map(({ label, to, hasDistance = false }) => ({
    label,
    href: typeof to === 'string' ? to : hrefFor(to),
    hasDistance,
  }));
  return { hint: hint(search, placeName !== null, links.length > 0), links };
}

/** Nothing found is bad enough: the page does without its advice when that cannot be had. */
async function tryToFindAlternatives(search: JobSearch): Promise<SearchAlternatives> {
  try {
    return await findAlternatives(search);
  } catch (error) {
    logFault('getSuggestions', error);
    return { wider: null, nearestKm: null, without: [] };
  }
}

type Suggestion = {
  label: string;
  to: JobSearch | string;
  /** Whether its label has kilometers of ours; others may have the searched words. */
  hasDistance?: boolean;
};

const toLocation: Suggestion = { label: text.setYourLocation, to: routes.location() };

function linksTo({ wider, nearestKm, without }: SearchAlternatives, search: JobSearch): Suggestion[] {
  return [
    ...(wider
      ? [
          {
            label: text.withinKm({ jobs: jobsOf(wider), radiusKm: wider.radiusKm }),
            to: { ...search, radiusKm: wider.radiusKm, page: 1 },
            hasDistance: true,
          },
        ]
      : []),
    ...(nearestKm === null
      ? []
      : [
          {
            label: text.theNearestOneIs({ distanceLabel: distanceLabel(nearestKm) }),
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

type Found = Pick<JobCount, 'total' | 'isMore'>;

const jobsOf = ({ total, isMore }: Found): string => text.jobs({ total, shown: countOf(total, isMore) });

function suggestionLabel({ center, more }: JobSearch, dropped: readonly FilterName[], found: Found): string {
  const jobs = jobsOf(found);
  if (dropped.length > 1) return text.withoutFilters({ jobs });
  const [only = 'query'] = dropped;
  if (only === 'query') return text.withoutWords({ total: found.total, jobs, isNear: center !== null });
  if (only === 'types') return text.ofAnyType({ jobs });
  if (only === 'minPay') return text.atAnyPay({ jobs });
  return text.without({ jobs, label: conditionLabel(only, more) });
}

function hint(search: JobSearch, hasPlace: boolean, hasLinks: boolean): string {
  const filters = countFilters(search);
  const nothing = search.query
    ? text[filters > 1 ? 'noneMatchesWordsAndFilters' : 'noneMatchesWords']({ query: unquoted(search.query) })
    : filters > 0
      ? text.noOpenJobsHereMatch
      : hasPlace
        ? text.nothingsOpenThisCloseRight
        : text.noOpenJobsRightNow;
  return `${nothing} ${hasLinks ? text.heresWhatComesClosest : text.newJobsComeInEvery}`;
}
