import { parseAmount } from '@/lib/forms/amount';
import { parseDecimal } from '@/lib/forms/parse-decimal';
import { toSingleLine } from '@/lib/forms/single-line';
import { locale } from '@/messages/locale';
import { searchParamsReader as messages } from '@/messages/search-params';

/** A URL's parameters in the form in which pages receive them. */
export type RawParams = Readonly<Record<string, string | string[] | undefined>>;

/** Converts a `URLSearchParams`. */
export const toRawParams = (params: URLSearchParams): RawParams =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));

/** Invalid parameters by name: the value as sent (shortened), and an error message. */
export type SearchProblems = Readonly<Record<string, { value: string; message: string }>>;

/** Longer than any valid value. */
const maxValueLength = 300;

const maxPay = 10_000;
const payExample = messages.payFormat({ maxPay: maxPay.toLocaleString(locale) });

/** Returns a parser of search parameters. It collects invalid values in `problems` instead of throwing. */
export function createSearchParamsReader(params: RawParams) {
  const problems: Record<string, { value: string; message: string }> = {};
  const texts = (name: string): string[] =>
    [params[name] ?? []]
      .flat()
      .map(toSingleLine)
      .filter((value) => value !== '');
  const addProblem = <T>(name: string, message: string, fallback: T): T => {
    problems[name] ??= { value: truncate(texts(name).join(', '), maxValueLength), message };
    return fallback;
  };
  return {
    problems: problems as SearchProblems,
    texts,
    /** Records an invalid parameter and returns the value to use instead. */
    addProblem,
    /** Returns the value; undefined if blank. Of several values, returns the first and records a problem. */
    text(name: string): string | undefined {
      const values = texts(name);
      if (values.length > 1) addProblem(name, messages.repeatedParam({ name }), null);
      return values[0];
    },
    oneOf<T extends string>(
      name: string,
      choices: readonly T[],
      toMessage: (value: string) => string,
    ): T | null {
      const value = this.text(name);
      if (value === undefined) return null;
      return choices.find((choice) => choice === value) ?? addProblem(name, toMessage(quote(value)), null);
    },
    someOf<T extends string>(name: string, choices: readonly T[], toMessage: (value: string) => string): T[] {
      const values = texts(name);
      const invalid = values.find((value) => !(choices as readonly string[]).includes(value));
      if (invalid !== undefined) addProblem(name, toMessage(quote(invalid)), null);
      return choices.filter((choice) => values.includes(choice));
    },
    /** Parses a number in `unit`. Clamps a number out of range and records a problem. */
    numberInRange(name: string, low: number, high: number, unit: string): number | null {
      const value = this.text(name);
      if (value === undefined) return null;
      const number = parseDecimal(value);
      const range = { low, high, unit, given: quote(value) };
      if (Number.isNaN(number)) return addProblem(name, messages.outOfRange(range), null);
      const nearest = Math.min(high, Math.max(low, number));
      return nearest === number
        ? number
        : addProblem(name, messages.usedNearest({ ...range, nearest }), nearest);
    },
    /** US dollars per hour; null for 0, which filters nothing. */
    hourlyPay(name: string): number | null {
      const value = this.text(name);
      if (value === undefined) return null;
      const pay = parseAmount(value) ?? Number.NaN;
      if (pay >= 0 && pay <= maxPay) return pay || null;
      return addProblem(name, messages.invalidPay({ given: quote(value), payExample }), null);
    },
    /** Parses a page number from 1. Clamps a number beyond `last` and records a problem. */
    page(last: number): number {
      const value = this.text('page');
      if (value === undefined) return 1;
      const page = /^\d{1,9}$/.test(value) ? Number(value) : 0;
      if (page >= 1 && page <= last) return page;
      const message = messages.pageOutOfRange({
        last: last.toLocaleString(locale),
        given: quote(value),
      });
      return addProblem('page', message, page < 1 ? 1 : last);
    },
    /** Cuts a text longer than `maxLength` characters and records a problem. */
    words(name: string, maxLength: number): string {
      const value = this.text(name) ?? '';
      if (value.length <= maxLength) return value;
      const message = messages.tooLong({ maxLength });
      return addProblem(name, message, truncate(value, maxLength));
    },
  };
}

const quote = (value: string): string => `“${truncate(value, 40)}”`;

/** Cuts text without splitting a surrogate pair. */
function truncate(text: string, maxLength: number): string {
  let result = text.slice(0, maxLength);
  if (/[\ud800-\udbff]$/.test(result)) result = result.slice(0, -1);
  return result.trim();
}
