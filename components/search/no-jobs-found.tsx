import { DistanceText } from '@/components/places/distance-text';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { countActiveFilters, type JobSearch, withoutFilters } from '@/lib/jobs/search-params';
import { noJobsFound as text } from '@/messages/jobs/search';
import { getSuggestions } from './empty-results';

/** The specified empty state, with links to changed searches that find jobs, each with its count. */
export async function NoJobsFound({
  search,
  placeName,
  hrefFor,
  heading,
}: {
  search: JobSearch;
  placeName: string | null;
  hrefFor: (search: JobSearch) => string;
  heading: 'h2' | 'h3';
}) {
  const { hint, links } = await getSuggestions({ search, placeName, hrefFor });
  return (
    <EmptyState
      title={text.title}
      as={heading}
      action={
        <>
          {links.map(({ label, href, hasDistance }, index) => (
            <ButtonLink
              key={href}
              href={href}
              prefetch={false}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {hasDistance ? <DistanceText>{label}</DistanceText> : label}
            </ButtonLink>
          ))}
          {countActiveFilters(search) > 0 && (
            <ButtonLink href={hrefFor(withoutFilters(search))} variant="secondary">
              {text.clearFilters}
            </ButtonLink>
          )}
        </>
      }
    >
      <p className="break-words">{hint}</p>
    </EmptyState>
  );
}
