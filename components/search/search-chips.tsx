import Link from 'next/link';
import { CloseIcon } from '@/components/ui/island-icons';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { conditionLabel, extraFilterLabel } from '@/lib/jobs/condition-labels';
import {
  type FilterName,
  type JobSearch,
  listActiveFilters,
  withoutExtras,
  withoutFilters,
} from '@/lib/jobs/search-params';
import { searchChips as text } from '@/messages/jobs/search';

/** The search words and active filters, each with a link that removes it. Works without JavaScript. */
export function SearchChips({
  search,
  hrefFor,
  isInToolbar = false,
}: {
  search: JobSearch;
  hrefFor: (search: JobSearch) => string;
  /** For the toolbar on phones: omits the search words, which the search field shows. */
  isInToolbar?: boolean;
}) {
  const chips = toChips(search).filter(({ name }) => !isInToolbar || name !== 'query');
  if (chips.length === 0) return null;
  return (
    <nav
      aria-label={text.label}
      data-results="focus"
      className={isInToolbar ? 'sm:hidden' : 'max-sm:hidden print:hidden'}
    >
      <ul className={isInToolbar ? 'flex gap-2' : 'flex flex-wrap gap-2'}>
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

const getFilterLabel = (search: JobSearch, name: Exclude<FilterName, 'types'>): string => {
  if (name === 'query') return `“${search.query}”`;
  if (name === 'minPay') return text.minPay({ minPay: search.minPay ?? 0 });
  return conditionLabel(name, search.more);
};

export function toChips(search: JobSearch): Chip[] {
  return listActiveFilters(search).flatMap((name): Chip[] => {
    if (name === 'types')
      return search.types.map((type) => ({
        name,
        label: jobTypeLabel(type),
        without: { ...search, types: search.types.filter((other) => other !== type), page: 1 },
      }));
    if (name === 'extras')
      return (search.more.extras ?? []).map((extra) => ({
        name,
        label: extraFilterLabel(extra),
        without: withoutExtras(search, [extra]),
      }));
    return [{ name, label: getFilterLabel(search, name), without: withoutFilters(search, [name]) }];
  });
}
