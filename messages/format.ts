import { locale } from '@/messages/locale';

/** One form for each plural category that the language has (https://cldr.unicode.org); `#` is the number. */
type PluralForms = { other: string } & { [category in Intl.LDMLPluralRule]?: string };

/** '1 job', '1,200 jobs': the form that the language's plural rules choose. */
export function plural(count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replaceAll('#', () => number(count));
}

/** '1,200', '2.5'. */
export const number = (value: number): string => new Intl.NumberFormat(locale).format(value);

/** 'full-time, part-time, or contract'. */
export const list = (parts: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(locale, { type }).format(parts);
