import Link from 'next/link';
import { ArrowRightIcon } from '@/components/ui/icons';
import { ArrowLeftIcon } from '@/components/ui/island-icons';
import { pagination as text } from '@/messages/ui';

/** Previous, the pages near this one, next. The caller knows what a page's address is. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  label = text.pages,
}: {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
}) {
  if (pageCount <= 1) return null;
  return (
    <nav
      aria-label={label}
      data-results="focus"
      className="flex items-center justify-between gap-3 sm:justify-center print:hidden"
    >
      {page > 1 ? (
        <Link href={hrefFor(page - 1)} rel="prev" className="page-step">
          <ArrowLeftIcon /> {text.previous}
        </Link>
      ) : (
        <span />
      )}
      <ul className="page-numbers">
        {pagesAround(page, pageCount).map((entry, index, all) => (
          <li key={entry}>
            {index > 0 && entry - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link
              href={hrefFor(entry)}
              aria-current={entry === page ? 'page' : undefined}
              aria-label={text.page({ entry })}
            >
              {entry}
            </Link>
          </li>
        ))}
      </ul>
      <span className="text-ink-soft text-sm tabular-nums sm:hidden">{text.pageOf({ page, pageCount })}</span>
      {page < pageCount ? (
        <Link href={hrefFor(page + 1)} rel="next" className="page-step">
          {text.next} <ArrowRightIcon />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** The first, the last, and those next to the current one, without repeats. */
export function pagesAround(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted)].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
}
