import type { ReactNode } from 'react';
import { locale } from '@/messages/locale';

// Created on first use, because creating them takes 100 ms on a phone.
let rules: Intl.PluralRules | undefined;
let numbers: Intl.NumberFormat | undefined;

/** One text per plural category of the language (https://cldr.unicode.org); `#` stands for the number. */
type PluralForms = { other: string } & { [category in Intl.LDMLPluralRule]?: string };

/** '1 job', '1,200 jobs': the text that the plural rules of the language choose. */
export const plural = (count: number, forms: PluralForms): string =>
  (forms[pluralCategory(count)] ?? forms.other).replaceAll('#', () => number(count));

function pluralCategory(count: number): Intl.LDMLPluralRule {
  rules ??= new Intl.PluralRules(locale);
  return rules.select(count);
}

/** '1,200', '2.5'. */
export function number(value: number): string {
  numbers ??= new Intl.NumberFormat(locale);
  return numbers.format(value);
}

/** The parameters of a message: numbers and texts. */
export type MessageValues<Name extends string> = Record<Name, string | number>;

/** Parameters of a message that are elements. */
export type Nodes<Name extends string> = Record<Name, ReactNode>;

/** Parameters of a message that wrap a part of its text in an element, such as a link. */
export type LinkWrappers<Name extends string> = Record<Name, (words: string) => ReactNode>;
