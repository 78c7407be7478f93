import { pagination as text } from '@/messages/ui/results';
import { MarkupElement } from './markup-element';
import { type Pages, pageLinks } from './page-links';

type PaginationProps = Pages & {
  label?: string;
  /** Its id. */
  name?: string;
  /** Whether the page's HTML alone has the links (handed-markup.ts). */
  isHanded?: boolean;
};

/** The way to the other pages. The caller knows what a page's address is. */
export function Pagination({ label = text.pages, name, isHanded = false, ...pages }: PaginationProps) {
  if (pages.pageCount <= 1) return null;
  return (
    <MarkupElement
      as="nav"
      name={name}
      aria-label={label}
      data-results="focus"
      className="pages"
      markup={isHanded ? undefined : pageLinks(pages).markup}
    />
  );
}
