import { html, type SafeHtml } from '@/lib/text/html';
import { pagination as text } from '@/messages/ui/results';

export type Pages = {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
};

/** Previous, the pages near this one, next, as markup. */
export const pageLinks = ({ page, pageCount, hrefFor }: Pages): SafeHtml =>
  html`${
    page > 1 ? step(hrefFor(page - 1), 'prev', text.previous) : html`<span></span>`
  }<ul class="page-numbers">${pagesAround(page, pageCount).map((entry, index, all) => {
    const gap = index > 0 && entry - (all[index - 1] ?? 0) > 1 ? html`<span aria-hidden="true">…</span>` : '';
    const current = entry === page ? html` aria-current="page"` : '';
    return html`<li>${gap}<a href="${hrefFor(entry)}"${current} aria-label="${text.page({ entry })}">${entry}</a></li>`;
  })}</ul><span class="page-of">${text.pageOf({ page, pageCount })}</span>${
    page < pageCount ? step(hrefFor(page + 1), 'next', text.next) : html`<span></span>`
  }`;

const step = (href: string, rel: 'prev' | 'next', label: string) =>
  html`<a href="${href}" rel="${rel}" class="page-step"><span>${label}</span></a>`;

/** The first, the last, and those next to the current one, without repeats. */
export function pagesAround(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted)].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
}
