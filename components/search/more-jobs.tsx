import Link from 'next/link';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import type { FoundJobs } from '@/lib/jobs/queries';
import { findMoreJobs } from '@/lib/jobs/search-alternatives';
import { type JobSearch, maxCounted, withoutSchedule } from '@/lib/jobs/search-params';
import { logFault } from '@/lib/log';
import { unquoted } from '@/lib/search-params/quoted-words';
import { countOf } from '@/lib/text/count-of';
import { moreJobs as text } from '@/messages/jobs/search';

/** Where a search that finds few can go on: a wider circle, jobs that a filter can't compare, or fewer filters. */
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
  const { wider, withoutFilters } = await tryToFindMore(search, total);
  const counted = (count: number) => ({ count, shown: countOf(count, count >= maxCounted) });
  const suggestions = [
    wider && {
      label: text.withinKm({
        shown: countOf(wider.total, wider.isMore),
        radiusKm: String(wider.search.radiusKm),
      }),
      href: hrefFor(wider.search),
      action: text.show,
    },
    unscheduled > 0 && {
      label: text.withoutSchedule(counted(unscheduled)),
      href: hrefFor(withoutSchedule(search)),
      action: text.include,
    },
    withoutMinimum > 0 && {
      label: text.withoutPay(counted(withoutMinimum)),
      href: hrefFor({ ...search, minPay: null, page: 1 }),
      action: text.include,
    },
    withoutFilters && {
      label: allLabel(search.query, countOf(withoutFilters.total, withoutFilters.isMore)),
      href: hrefFor(withoutFilters.search),
      action: text.show,
    },
  ].filter((each) => !!each);
  // A filter alone is taken away by two of them.
  const links = suggestions.filter(
    ({ href }, index) => suggestions.findIndex((each) => each.href === href) === index,
  );
  if (suggestions.length === 0) return null;
  return (
    <section className="more-jobs">
      <Heading>{text.lookWider}</Heading>
      <ul>
        {links.map(({ label, href, action }) => (
          <li key={href}>
            <Link href={href} prefetch={false} rel="nofollow">
              <InChosenUnit>{label}</InChosenUnit> <span aria-hidden="true">{action} ›</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const allLabel = (query: string, shown: string): string =>
  query ? text.allOf({ shown, query: unquoted(query) }) : text.all({ shown });

/** The page is good without its advice when that cannot be had. */
async function tryToFindMore(search: JobSearch, total: number): ReturnType<typeof findMoreJobs> {
  try {
    return await findMoreJobs(search, total);
  } catch (fault) {
    logFault('MoreJobs', fault);
    return { wider: null, withoutFilters: null };
  }
}
