import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { countFilters, type JobSearch, withoutFilters } from '@/lib/jobs/search-params';
import { noJobsFound as text } from '@/messages/jobs/search';
import { getSuggestions } from './empty-results';

/** The specified empty state, and one tap to what there is: a wider circle, a filter less, each with its count. */
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
      title={text.noJobsFound}
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
              {hasDistance ? <InChosenUnit>{label}</InChosenUnit> : label}
            </ButtonLink>
          ))}
          {countFilters(search) > 0 && (
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
