import Link from 'next/link';
import { CloseIcon } from '@/components/ui/island-icons';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { conditionLabel, extraLabel } from '@/lib/jobs/condition-labels';
import {
  type FilterName,
  filtersSet,
  type JobSearch,
  withoutExtras,
  withoutFilters,
} from '@/lib/jobs/search-params';
import { searchChips as text } from '@/messages/jobs/search';

/** The words and filters that are set, each one tap from being gone; links, so that it takes no JavaScript. */
export function SearchChips({
  search,
  hrefFor,
  isInRow = false,
}: {
  search: JobSearch;
  hrefFor: (search: JobSearch) => string;
  /** On a phone, in the row of tools, whose fields say the words. */
  isInRow?: boolean;
}) {
  const chips = chipsOf(search).filter(({ name }) => !isInRow || name !== 'query');
  if (chips.length === 0) return null;
  return (
    <nav
      aria-label={text.filtersThatAreSet}
      data-results="focus"
      className={isInRow ? 'sm:hidden' : 'max-sm:hidden print:hidden'}
    >
      <ul className={isInRow ? 'flex gap-2' : 'flex flex-wrap gap-2'}>
        {chips.map(({ label, without }) => (
          <li key={label} className="max-w-[min(100%,16rem)]">
            <Link
              href={hrefFor(without)}
              scroll={false}
              prefetch={false}
              rel="nofollow"
              aria-label={text.remove({ label })}
              className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-brand bg-brand-soft py-1 pr-2.5 pl-3.5 font-semibold text-sm hover:border-brand-strong"
            >
              <span className="truncate">{label}</span> <CloseIcon />
            </Link>
          </li>
        ))}
        {chips.length > 1 && (
          <li className="shrink-0">
            <Link
              href={hrefFor(withoutFilters(search))}
              scroll={false}
              prefetch={false}
              rel="nofollow"
              className="link inline-flex min-h-9 items-center text-sm"
            >
              {text.clearAll}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

type Chip = { name: FilterName; label: string; without: JobSearch };

const filterLabel = (search: JobSearch, name: Exclude<FilterName, 'types'>): string => {
  if (name === 'query') return `“${search.query}”`;
  if (name === 'minPay') return text.atLeast({ minPay: search.minPay ?? 0 });
  return conditionLabel(name, search.more);
};

export function chipsOf(search: JobSearch): Chip[] {
  return filtersSet(search).flatMap((name): Chip[] => {
    if (name === 'types')
      return search.types.map((type) => ({
        name,
        label: jobTypeLabel(type),
        without: { ...search, types: search.types.filter((each) => each !== type), page: 1 },
      }));
    if (name === 'extras')
      return (search.more.extras ?? []).map((extra) => ({
        name,
        label: extraLabel(extra),
        without: withoutExtras(search, [extra]),
      }));
    return [{ name, label: filterLabel(search, name), without: withoutFilters(search, [name]) }];
  });
}
