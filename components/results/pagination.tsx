import Link from 'next/link';
import { pagination as text } from '@/messages/ui/results';
import { getPageNumbers } from './page-numbers';

type PaginationProps = {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
};

export function Pagination({ page, pageCount, hrefFor, label = text.pages }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} data-results="focus" className="pages">
      {page > 1 ? <Step href={hrefFor(page - 1)} rel="prev" label={text.previous} /> : <span />}
      <ul className="page-numbers">
        {getPageNumbers(page, pageCount).map((entry, index, all) => (
          <li key={entry}>
            {index > 0 && entry - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link
              href={hrefFor(entry)}
              prefetch={false}
              aria-current={entry === page ? 'page' : undefined}
              aria-label={text.page({ page: entry })}
            >
              {entry}
            </Link>
          </li>
        ))}
      </ul>
      <span className="page-position">{text.pageOf({ page, pageCount })}</span>
      {page < pageCount ? <Step href={hrefFor(page + 1)} rel="next" label={text.next} /> : <span />}
    </nav>
  );
}

const Step = ({ href, rel, label }: { href: string; rel: 'prev' | 'next'; label: string }) => (
  <Link href={href} prefetch={false} rel={rel} className="page-step">
    <span>{label}</span>
  </Link>
);
