import type { ReactNode } from 'react';
import { locale } from '@/messages/locale';

// Made once, because a page says many, and not before the first: a phone takes a tenth of a second to read how numbers are written.
let rules: Intl.PluralRules | undefined;
let numbers: Intl.NumberFormat | undefined;

/** One form for each plural category that the language has (https://cldr.unicode.org); `#` is the number. */
type PluralForms = { other: string } & { [category in Intl.LDMLPluralRule]?: string };

/** '1 job', '1,200 jobs': the form that the language's plural rules choose. */
export const plural = (count: number, forms: PluralForms): string =>
  (forms[pluralCategory(count)] ?? forms.other).replaceAll('#', () => number(count));

/** Which of its forms the language says of so many. */
function pluralCategory(count: number): Intl.LDMLPluralRule {
  rules ??= new Intl.PluralRules(locale);
  return rules.select(count);
}

/** '1,200', '2.5'. */
export function number(value: number): string {
  numbers ??= new Intl.NumberFormat(locale);
  return numbers.format(value);
}

/** What a message takes by name: numbers and words. */
export type Values<Name extends string> = Record<Name, string | number>;

/** Elements that a sentence has in its midst, as they are. */
export type Nodes<Name extends string> = Record<Name, ReactNode>;

/** Elements around words of a sentence, such as a link: the message says where, and around which words. */
export type Wraps<Name extends string> = Record<Name, (words: string) => ReactNode>;
