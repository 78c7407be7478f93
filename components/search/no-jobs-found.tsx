import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
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
import { EmailMeLink } from './email-me-link';

/** The specified empty state, and one tap to what there is: a wider circle, a filter less, each with its count. */
export async function NoJobsFound({
  search,
  placeName,
  hrefFor,
}: {
  search: JobSearch;
  placeName: string | null;
  hrefFor: (search: JobSearch) => string;
}) {
  const ways = await tryToFindWaysOut(search);
  const links = [...linksTo(ways, search), ...(placeName === null ? [toLocation] : [])];
  return (
    <EmptyState
      title={text.noJobsFound}
      as="h3"
      action={
        <>
          {links.map(({ label, to }, index) => (
            <ButtonLink
              key={label}
              href={typeof to === 'string' ? to : hrefFor(to)}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {label}
            </ButtonLink>
          ))}
          {countFilters(search) > 0 && (
            <ButtonLink href={hrefFor(withoutFilters(search))} variant="secondary">
              {text.clearFilters}
            </ButtonLink>
          )}
          <EmailMeLink search={search} placeName={placeName} isButton />
        </>
      }
    >
      <p className="break-words">{hint(search, placeName !== null, links.length > 0)}</p>
    </EmptyState>
  );
}

/** Nothing found is bad enough: the page does without its advice when that cannot be had. */
async function tryToFindWaysOut(search: JobSearch): Promise<SearchAlternatives> {
  try {
    return await findAlternatives(search);
  } catch (fault) {
    logFault('findWaysOut', fault);
    return { wider: null, nearestKm: null, without: [] };
  }
}

type Way = { label: string; to: JobSearch | string };

const toLocation: Way = { label: text.setYourLocation, to: routes.location() };

function linksTo({ wider, nearestKm, without }: SearchAlternatives, search: JobSearch): Way[] {
  return [
    ...(wider
      ? [
          {
            label: text.withinKm({ jobs: jobs(wider), radiusKm: wider.radiusKm }),
            to: { ...search, radiusKm: wider.radiusKm, page: 1 },
          },
        ]
      : []),
    ...(nearestKm === null
      ? []
      : [
          {
            label: text.theNearestOneIs({ distanceLabel: distanceLabel(nearestKm) }),
            to: { ...search, radiusKm: null, sort: 'distance' as const, page: 1 },
          },
        ]),
    ...without.map(({ dropped, ...found }) => ({
      label: wayLabel(search, dropped, jobs(found)),
      to: withoutFilters(search, dropped),
    })),
  ];
}

const jobs = ({ total, isMore }: Pick<JobCount, 'total' | 'isMore'>): string =>
  text.jobs({ total, shown: countOf(total, isMore) });

function wayLabel({ query, more }: JobSearch, dropped: readonly FilterName[], jobs: string): string {
  if (dropped.length > 1) return text.withoutFilters({ jobs });
  const [only = 'query'] = dropped;
  if (only === 'query') return text.withoutWords({ jobs, query: unquoted(query) });
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
