import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { JobCount } from '@/lib/jobs/queries';
import { findAlternatives, type SearchAlternatives } from '@/lib/jobs/search-alternatives';
import { countFilters, type FilterName, type JobSearch, withoutFilters } from '@/lib/jobs/search-params';
import { logFault } from '@/lib/log';
import { distanceLabel } from '@/lib/places/place';
import { routes } from '@/lib/routes';
import { unquoted } from '@/lib/search-params/quoted-words';
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
      title="No jobs found"
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
              Clear filters
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

import { countOf } from '@/lib/text/count-label';

type Way = { label: string; to: JobSearch | string };

const toLocation: Way = { label: 'Set your location', to: routes.location() };

function linksTo({ wider, nearestKm, without }: SearchAlternatives, search: JobSearch): Way[] {
  return [
    ...(wider
      ? [
          {
            label: `${jobs(wider)} within ${wider.radiusKm} km`,
            to: { ...search, radiusKm: wider.radiusKm, page: 1 },
          },
        ]
      : []),
    ...(nearestKm === null
      ? []
      : [
          {
            label: `The nearest one is ${distanceLabel(nearestKm)}`,
            to: { ...search, radiusKm: null, sort: 'distance' as const, page: 1 },
          },
        ]),
    ...without.map(({ dropped, ...found }) => ({
      label: `${jobs(found)} ${dropped.length > 1 ? 'without filters' : withoutLabel(search, dropped[0])}`,
      to: withoutFilters(search, dropped),
    })),
  ];
}

const jobs = ({ total, isMore }: Pick<JobCount, 'total' | 'isMore'>): string =>
  `${countOf(total, isMore)} ${total === 1 ? 'job' : 'jobs'}`;

function withoutLabel({ query }: JobSearch, dropped: FilterName | undefined): string {
  if (dropped === 'query') return `without “${unquoted(query)}”`;
  return dropped === 'types' ? 'of any type' : 'at any pay';
}

function hint(search: JobSearch, hasPlace: boolean, hasLinks: boolean): string {
  const filters = countFilters(search);
  const nothing = search.query
    ? `No open jobs here match “${unquoted(search.query)}”${filters > 1 ? ' and your other filters' : ''}.`
    : filters > 0
      ? 'No open jobs here match all of that.'
      : hasPlace
        ? 'Nothing’s open this close right now.'
        : 'No open jobs right now.';
  return `${nothing} ${hasLinks ? 'Here’s what comes closest.' : 'New jobs come in every day.'}`;
}
