import { pagination as text } from '@/messages/ui/results';
import { MarkupElement } from './markup-element';
import { type Pages, pageLinks } from './page-links';

type PaginationProps = Pages & {
  label?: string;
  /** Its id. */
  name?: string;
};

/** The way to the other pages. The caller knows what a page's address is. */
export function Pagination({ label = text.pages, name, ...pages }: PaginationProps) {
  if (pages.pageCount <= 1) return null;
  return (
    <MarkupElement
      as="nav"
      name={name}
      aria-label={label}
      data-results="focus"
      className="pages"
      markup={pageLinks(pages).markup}
    />
  );
}
