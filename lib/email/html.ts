import { escapeMarkup } from '@/lib/text/escape-markup';

/** Markup that may go into a mail or a page as it is; made by `html` alone. */
export type SafeHtml = { readonly markup: string };

/** Builds markup from a template; every value is escaped, save for markup that was built the same way. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  const markup = strings.reduce((all, part, index) => {
    const value = values[index];
    return all + part + (value === undefined ? '' : markupOf(value));
  }, '');
  return { markup };
}

type HtmlValue = string | number | SafeHtml | readonly SafeHtml[];

function markupOf(value: HtmlValue): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeMarkup(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
