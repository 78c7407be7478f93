import Link from 'next/link';
import { DistanceText } from '@/components/places/distance-text';
import type { FoundJobs } from '@/lib/jobs/queries';
import { getWiderSearches } from '@/lib/jobs/search-alternatives';
import { type JobSearch, maxCounted, withoutSchedule } from '@/lib/jobs/search-params';
import { logError } from '@/lib/log';
import { unquoteWords } from '@/lib/search-params/quote-words';
import { formatCount } from '@/lib/text/format-count';
import { moreJobs as text } from '@/messages/jobs/search';

/** Suggestions for a search with few results: a wider radius, jobs that list no pay or schedule, or fewer filters. */
export async function MoreJobs({
  search,
  results: { total, withoutMinimum, unscheduled },
  hrefFor,
  heading: Heading,
}: {
  search: JobSearch;
  results: FoundJobs;
  hrefFor: (search: JobSearch) => string;
  heading: 'h2' | 'h3';
}) {
  const { wider, withoutFilters } = await tryGetWiderSearches(search, total);
  const toCountText = (count: number) => ({ count, shown: formatCount(count, count >= maxCounted) });
  const suggestions = [
    wider && {
      label: text.withinKm({
        shown: formatCount(wider.total, wider.isMore),
        radiusKm: String(wider.search.radiusKm),
      }),
      href: hrefFor(wider.search),
      action: text.show,
    },
    unscheduled > 0 && {
      label: text.withoutSchedule(toCountText(unscheduled)),
      href: hrefFor(withoutSchedule(search)),
      action: text.include,
    },
    withoutMinimum > 0 && {
      label: text.withoutPay(toCountText(withoutMinimum)),
      href: hrefFor({ ...search, minPay: null, page: 1 }),
      action: text.include,
    },
    withoutFilters && {
      label: allJobsLabel(search.query, formatCount(withoutFilters.total, withoutFilters.isMore)),
      href: hrefFor(withoutFilters.search),
      action: text.show,
    },
  ].filter((suggestion) => !!suggestion);
  // If the search has a single filter, two suggestions that remove it have the same link.
  const links = suggestions.filter(
    ({ href }, index) => suggestions.findIndex((suggestion) => suggestion.href === href) === index,
  );
  if (suggestions.length === 0) return null;
  return (
    <section className="more-jobs">
      <Heading>{text.title}</Heading>
      <ul>
        {links.map(({ label, href, action }) => (
          <li key={href}>
            <Link href={href} prefetch={false} rel="nofollow">
              <DistanceText>{label}</DistanceText> <span aria-hidden="true">{action} ›</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const allJobsLabel = (query: string, shown: string): string =>
  query ? text.allJobsForQuery({ shown, query: unquoteWords(query) }) : text.allJobs({ shown });

/** Returns no suggestions if they fail, because the page works without them. */
async function tryGetWiderSearches(search: JobSearch, total: number): ReturnType<typeof getWiderSearches> {
  try {
    return await getWiderSearches(search, total);
  } catch (error) {
    logError('MoreJobs', error);
    return { wider: null, withoutFilters: null };
  }
}
