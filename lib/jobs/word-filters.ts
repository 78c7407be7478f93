import { ageOptions } from './search-conditions';
import { defaultSort, type JobSearch } from './search-params';
import { shiftPresets } from './shift-presets';

const shiftFilter =
  (name: keyof typeof shiftPresets) =>
  ({ more }: JobSearch): Partial<JobSearch> => ({ more: { ...more, shifts: shiftPresets[name] } });
const typeFilter = (name: JobSearch['types'][number]) => (): Partial<JobSearch> => ({ types: [name] });
const tipsFilter = ({ more }: JobSearch): Partial<JobSearch> => ({
  more: { ...more, extras: [...(more.extras ?? []), 'tips'] },
});

/** Words with an equivalent filter. The words find jobs on their own, so the filter is only offered. */
const wordFilterRules = {
  weekends: ['weekends?', shiftFilter('weekends')],
  weekdays: ['weekdays?', shiftFilter('weekdays')],
  evenings: ['evenings?', shiftFilter('evenings')],
  mornings: ['mornings?', shiftFilter('mornings')],
  afternoons: ['afternoons?', shiftFilter('afternoons')],
  nights: ['nights|overnights?|night shifts?', shiftFilter('nights')],
  'part-time': ['part[- ]?time', typeFilter('part-time')],
  'full-time': ['full[- ]?time', typeFilter('full-time')],
  tips: ['(?:with )?tips', tipsFilter],
  // The site has no remote jobs, but the same work may be available on site.
  'on-site': [
    String.raw`remote(?:ly)?|work(?:ing)? from home|wfh|telecommut\w*|home[- ]?office`,
    (): Partial<JobSearch> => ({}),
  ],
} as const;
type WordFilter = { name: keyof typeof wordFilterRules; search: JobSearch };

/** Returns the filters that the search's words mean, each with the search that uses the filter instead of the words. */
export const listWordFilters = (search: JobSearch): WordFilter[] =>
  (Object.keys(wordFilterRules) as (keyof typeof wordFilterRules)[]).flatMap((name) => {
    const [words, filter] = wordFilterRules[name];
    const pattern = new RegExp(String.raw`\b(?:${words})(?: (?:shifts?|jobs?|work|only))*\b`, 'i');
    return pattern.test(search.query)
      ? [{ name, search: replaceWordsByFilter(search, pattern, filter(search)) }]
      : [];
  });

const numberPattern = String.raw`([\d,]+(?:\.\d{1,2})?)(k\b)?`;
const perPeriodPattern = String.raw`(?:\s?(?:dollars|bucks))?\s?(?:/|an? |per )\s?(?:hr|hour|h|yr|year)\b`;
const payPattern = new RegExp(
  String.raw`(?:\b(?:pays?|paying|at least)\s+)?(?:\$\s?${numberPattern}\+?(?:${perPeriodPattern})?|\b${numberPattern}\+?${perPeriodPattern})`,
  'i',
);
const agePattern = /\b(?:for )?(\d\d)[- ]years?[- ]olds?\b|\bteen(?:ager)?s?(?: jobs?| work)\b/i;
/** Text after an amount that is not per hour or year: '$500 a week', '$1,000 sign-on bonus'. */
const otherPeriodPattern =
  /^\s*(?:\/|an?\b|per\b)?\s*(?:day|daily|week|weekly|month|monthly|shift|sign|bonus)/i;
const hoursPerYear = 2080;
const maxHourlyPay = 300;
const minYearlyPay = 10_000;

/** Turns pay and age in the words into filters: '$20', '18 years old'. A search with quotation marks is unchanged. */
export function withFiltersFromQuery(search: JobSearch): JobSearch {
  if (/["“”]/.test(search.query)) return search;
  return withAgeFromQuery(withPayFromQuery(search));
}

function withPayFromQuery(search: JobSearch): JobSearch {
  const match = search.query.match(payPattern);
  if (!match) return search;
  const [words, afterSign, signThousands, amount = afterSign, thousands = signThousands] = match;
  if (otherPeriodPattern.test(search.query.slice((match.index ?? 0) + words.length))) return search;
  const dollars = Number(amount?.replaceAll(',', '')) * (thousands ? 1000 : 1);
  // Amounts above maxHourlyPay and below minYearlyPay are ambiguous, so they stay words.
  if (dollars >= minYearlyPay)
    return replaceWordsByFilter(search, payPattern, {
      minPay: Math.round((dollars / hoursPerYear) * 100) / 100,
    });
  return dollars > 0 && dollars <= maxHourlyPay
    ? replaceWordsByFilter(search, payPattern, { minPay: dollars })
    : search;
}

function withAgeFromQuery(search: JobSearch): JobSearch {
  const [words, years = 16] = search.query.match(agePattern) ?? [];
  const minAge = words && ageOptions.findLast((age) => age <= Number(years));
  return minAge
    ? replaceWordsByFilter(search, agePattern, { more: { ...search.more, age: minAge } })
    : search;
}

/** Returns the first page of the search without these words and with this filter. */
function replaceWordsByFilter(search: JobSearch, words: RegExp, filter: Partial<JobSearch>): JobSearch {
  const query = search.query.replace(words, ' ').replaceAll(/\s+/g, ' ').trim();
  const changed = { ...search, ...filter, query, page: 1 };
  return { ...changed, sort: search.sort === defaultSort(search) ? defaultSort(changed) : search.sort };
}
