import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchIcon } from '@/components/ui/icons';
import { countFilters, type JobSearch } from '@/lib/jobs/search-params';
import { routes } from '@/lib/routes';
import { radius } from '@/lib/site';
import { EmailMeLink } from './email-me-link';

/** The specified empty state: what helps depends on whether there is a place to look around. */
export function NoJobsFound({
  search,
  placeName,
  hrefFor,
}: {
  search: JobSearch;
  placeName: string | null;
  hrefFor: (search: JobSearch) => string;
}) {
  const hasFilters = countFilters(search) > 0;
  const wider = placeName !== null && search.radiusKm !== null ? widerRadius(search.radiusKm) : null;
  return (
    <EmptyState
      title="No jobs found"
      icon={<SearchIcon />}
      as="h3"
      action={
        <>
          {wider !== null && (
            <ButtonLink href={hrefFor({ ...search, radiusKm: wider, page: 1 })}>
              Search within {wider} km
            </ButtonLink>
          )}
          {hasFilters && (
            <ButtonLink
              href={hrefFor({ ...search, query: '', types: [], minPay: null, page: 1 })}
              variant={wider === null ? 'primary' : 'secondary'}
            >
              Clear filters
            </ButtonLink>
          )}
          {placeName === null && (
            <ButtonLink href={routes.location()} variant={hasFilters ? 'secondary' : 'primary'}>
              Set your location
            </ButtonLink>
          )}
          <EmailMeLink search={search} placeName={placeName} isButton />
        </>
      }
    >
      <p>{hint(placeName !== null, hasFilters)}</p>
    </EmptyState>
  );
}

function hint(hasPlace: boolean, hasFilters: boolean): string {
  if (hasPlace && hasFilters)
    return 'Nothing open here fits all of your filters. A larger radius or fewer filters may.';
  if (hasPlace)
    return 'Nothing is open this close right now. Try a larger radius; new jobs come in every day.';
  if (hasFilters)
    return 'No open job fits all of that. Try fewer or other words, or set your location to see what is near.';
  return 'No job is open right now. Set your location to see what is near as soon as there is one.';
}

/** The next rung of a short ladder; null at its top. */
function widerRadius(km: number): number | null {
  return [25, 50, radius.maxKm].find((rung) => rung > km) ?? null;
}
