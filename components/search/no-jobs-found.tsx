import { MarkupElement } from '@/components/results/markup-element';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { intoHtmlAlone, placeholderOf } from '@/lib/http/exchange.mjs';
import { countFilters, type JobSearch, withoutFilters } from '@/lib/jobs/search-params';
import { noJobsFound as text } from '@/messages/jobs/search';
import { EmailMeLink } from './email-me-link';
import { waysOut } from './ways-out';

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
  const { hint, links } = standIns() ?? (await waysOut({ search, placeName, hrefFor }));
  const isHanded = intoHtmlAlone('ways', () => links);
  return (
    <EmptyState
      title={text.noJobsFound}
      as="h3"
      action={
        <>
          <MarkupElement as="div" name="ways" markup={isHanded ? undefined : links} className="contents" />
          {countFilters(search) > 0 && (
            <ButtonLink href={hrefFor(withoutFilters(search))} variant="secondary">
              {text.clearFilters}
            </ButtonLink>
          )}
          <EmailMeLink search={search} placeName={placeName} isButton />
        </>
      }
    >
      <p className="break-words">{hint}</p>
    </EmptyState>
  );
}

/** Nobody's search has no way out: a template (lib/http/page-template.ts) leaves that to those that it is filled for. */
function standIns(): { hint: string; links: string } | null {
  const hint = placeholderOf('hint');
  const links = placeholderOf('ways');
  return hint === undefined || links === undefined ? null : { hint, links };
}
