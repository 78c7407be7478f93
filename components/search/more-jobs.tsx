import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { ButtonLink } from '@/components/ui/button';
import { findMoreJobs } from '@/lib/jobs/search-alternatives';
import type { JobSearch } from '@/lib/jobs/search-params';
import { logFault } from '@/lib/log';
import { unquoted } from '@/lib/search-params/quoted-words';
import { countOf } from '@/lib/text/count-of';
import { moreJobs as text } from '@/messages/jobs/search';
import { EmailMeLink } from './email-me-link';

/** Where a search that finds few can go on: a wider circle, fewer filters, or new ones by email. */
export async function MoreJobs({
  search,
  total,
  placeName,
  hrefFor,
}: {
  search: JobSearch;
  total: number;
  placeName: string | null;
  hrefFor: (search: JobSearch) => string;
}) {
  const { wider, withoutFilters } = await tryToFindMore(search, total);
  const shown = (found: { total: number; isMore: boolean }) => countOf(found.total, found.isMore);
  return (
    <section aria-label={text.more} className="mt-2 flex flex-wrap gap-2 print:hidden">
      {wider && (
        <ButtonLink href={hrefFor(wider.search)} prefetch={false}>
          <InChosenUnit>
            {text.withinKm({ shown: shown(wider), radiusKm: wider.search.radiusKm ?? '' })}
          </InChosenUnit>
        </ButtonLink>
      )}
      {withoutFilters && (
        <ButtonLink href={hrefFor(withoutFilters.search)} prefetch={false} variant="secondary">
          {search.query
            ? text.allOf({ shown: shown(withoutFilters), query: unquoted(search.query) })
            : text.all({ shown: shown(withoutFilters) })}
        </ButtonLink>
      )}
      <EmailMeLink search={search} placeName={placeName} isButton />
    </section>
  );
}

/** The page is good without its advice when that cannot be had. */
async function tryToFindMore(search: JobSearch, total: number): ReturnType<typeof findMoreJobs> {
  try {
    return await findMoreJobs(search, total);
  } catch (fault) {
    logFault('MoreJobs', fault);
    return { wider: null, withoutFilters: null };
  }
}
