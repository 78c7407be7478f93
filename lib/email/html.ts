import { escapeMarkup } from '@/lib/text/escape-markup';

/** Markup that needs no escaping; created by `html` only. */
export type SafeHtml = { readonly markup: string };

/** Builds markup from a template. Values are escaped unless they are SafeHtml. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  const markup = strings.reduce((all, part, index) => {
    const value = values[index];
    return all + part + (value === undefined ? '' : toMarkup(value));
  }, '');
  return { markup };
}

type HtmlValue = string | number | SafeHtml | readonly SafeHtml[];

function toMarkup(value: HtmlValue): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeMarkup(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
