import { readAmount } from '@/lib/forms/amount';
import { asOneLine } from '@/lib/forms/one-line';
import { plainNumber } from '@/lib/forms/plain-number';
import { locale } from '@/messages/locale';
import { searchParamsReader as messages } from '@/messages/search-params';

/** A URL's parameters, as a page or a `URLSearchParams` gives them. */
export type RawParams = Readonly<Record<string, string | string[] | undefined>>;

/** Those of a `URLSearchParams`. */
export const rawParams = (params: URLSearchParams): RawParams =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));

/** What of a search's address was not understood, by parameter: as it was given, and the sentence that says so. */
export type SearchProblems = Readonly<Record<string, { given: string; sentence: string }>>;

/** Far more than anything that is understood. */
const longestGiven = 300;

const highestPay = 10_000;
const payExample = messages.enterDollarsPerHourFrom({ highestPay: highestPay.toLocaleString(locale) });

/** Reads the parameters of a search and keeps what was not understood: it is said, never dropped. */
export function searchParamsReader(params: RawParams) {
  const problems: Record<string, { given: string; sentence: string }> = {};
  const texts = (name: string): string[] =>
    [params[name] ?? []]
      .flat()
      .map(asOneLine)
      .filter((each) => each !== '');
  const wrong = <T>(name: string, sentence: string, instead: T): T => {
    problems[name] ??= { given: shortened(texts(name).join(', '), longestGiven), sentence };
    return instead;
  };
  return {
    problems: problems as SearchProblems,
    texts,
    /** Notes that a parameter was not understood; answers what is used instead. */
    wrong,
    /** The one value; a blank one is none, and of several the first counts. */
    text(name: string): string | undefined {
      const given = texts(name);
      if (given.length > 1) wrong(name, messages.theParameterCanBeUsed({ name }), null);
      return given[0];
    },
    oneOf<T extends string>(
      name: string,
      choices: readonly T[],
      sentence: (given: string) => string,
    ): T | null {
      const given = this.text(name);
      if (given === undefined) return null;
      return choices.find((each) => each === given) ?? wrong(name, sentence(inQuotes(given)), null);
    },
    someOf<T extends string>(name: string, choices: readonly T[], sentence: (given: string) => string): T[] {
      const given = texts(name);
      const other = given.find((each) => !(choices as readonly string[]).includes(each));
      if (other !== undefined) wrong(name, sentence(inQuotes(other)), null);
      return choices.filter((each) => given.includes(each));
    },
    /** A number of `unit`; beyond its bounds it is the nearest one, which is said. */
    within(name: string, low: number, high: number, unit: string): number | null {
      const given = this.text(name);
      if (given === undefined) return null;
      const number = plainNumber(given);
      const range = { low, high, unit, given: inQuotes(given) };
      if (Number.isNaN(number)) return wrong(name, messages.outOfRange(range), null);
      const nearest = Math.min(high, Math.max(low, number));
      return nearest === number ? number : wrong(name, messages.usedNearest({ ...range, nearest }), nearest);
    },
    /** US dollars per hour; 0 asks for nothing. */
    hourlyPay(name: string): number | null {
      const given = this.text(name);
      if (given === undefined) return null;
      const pay = readAmount(given) ?? Number.NaN;
      if (pay >= 0 && pay <= highestPay) return pay || null;
      return wrong(name, messages.weCouldntUse({ inQuotes: inQuotes(given), payExample }), null);
    },
    /** From 1. */
    page(last: number): number {
      const given = this.text('page');
      if (given === undefined) return 1;
      const page = /^\d{1,9}$/.test(given) ? Number(given) : 0;
      if (page >= 1 && page <= last) return page;
      const sentence = messages.pagesGoFrom1To({
        last: last.toLocaleString(locale),
        inQuotes: inQuotes(given),
      });
      return wrong('page', sentence, page < 1 ? 1 : last);
    },
    /** At most so many characters; what is longer is cut. */
    words(name: string, longest: number): string {
      const given = this.text(name) ?? '';
      if (given.length <= longest) return given;
      const sentence = messages.tooLong({ longest: longest, kept: longest });
      return wrong(name, sentence, shortened(given, longest));
    },
  };
}

/** As a sentence repeats what somebody typed. */
const inQuotes = (given: string): string => `“${shortened(given, 40)}”`;

/** By characters, so that none is cut in half. */
function shortened(text: string, longest: number): string {
  let short = text.slice(0, longest);
  if (/[\ud800-\udbff]$/.test(short)) short = short.slice(0, -1);
  return short.trim();
}
