import { ages } from './search-conditions';
import { defaultSort, type JobSearch } from './search-params';
import { presets } from './shift-presets';

const shifts =
  (name: keyof typeof presets) =>
  ({ more }: JobSearch): Partial<JobSearch> => ({ more: { ...more, shifts: presets[name] } });
const type = (name: JobSearch['types'][number]) => (): Partial<JobSearch> => ({ types: [name] });
const withTips = ({ more }: JobSearch): Partial<JobSearch> => ({
  more: { ...more, extras: [...(more.extras ?? []), 'tips'] },
});

/** Words that a filter says better, and the filter. The words find jobs by themselves, so the filter is only offered. */
const offered = {
  weekends: ['weekends?', shifts('weekends')],
  weekdays: ['weekdays?', shifts('weekdays')],
  evenings: ['evenings?', shifts('evenings')],
  mornings: ['mornings?', shifts('mornings')],
  afternoons: ['afternoons?', shifts('afternoons')],
  nights: ['nights|overnights?|night shifts?', shifts('nights')],
  'part-time': ['part[- ]?time', type('part-time')],
  'full-time': ['full[- ]?time', type('full-time')],
  tips: ['(?:with )?tips', withTips],
  // A board of places has no work from home, but may have such work at a place.
  'on-site': [
    String.raw`remote(?:ly)?|work(?:ing)? from home|wfh|telecommut\w*|home[- ]?office`,
    (): Partial<JobSearch> => ({}),
  ],
} as const;
type OfferedFilter = { name: keyof typeof offered; search: JobSearch };

/** The filters that words of a search mean, each with the search that has the filter in their place. */
export const wordFilters = (search: JobSearch): OfferedFilter[] =>
  (Object.keys(offered) as (keyof typeof offered)[]).flatMap((name) => {
    const [words, filter] = offered[name];
    const pattern = new RegExp(String.raw`\b(?:${words})(?: (?:shifts?|jobs?|work|only))*\b`, 'i');
    return pattern.test(search.query)
      ? [{ name, search: withoutWords(search, pattern, filter(search)) }]
      : [];
  });

const number = String.raw`([\d,]+(?:\.\d{1,2})?)(k\b)?`;
const perTime = String.raw`(?:\s?(?:dollars|bucks))?\s?(?:/|an? |per )\s?(?:hr|hour|h|yr|year)\b`;
const pay = new RegExp(
  String.raw`(?:\b(?:pays?|paying|at least)\s+)?(?:\$\s?${number}\+?(?:${perTime})?|\b${number}\+?${perTime})`,
  'i',
);
const age = /\b(?:for )?(\d\d)[- ]years?[- ]olds?\b|\bteen(?:ager)?s?(?: jobs?| work)\b/i;
/** '$500 a week', '$1,000 sign-on bonus'. */
const otherTime = /^\s*(?:\/|an?\b|per\b)?\s*(?:day|daily|week|weekly|month|monthly|shift|sign|bonus)/i;
const yearlyHours = 2080;
const maxHourly = 300;
const minYearly = 10_000;

/** The search with the filters of words that no job has: '$20', '18 years old'. In quotation marks they stay words. */
export function withFiltersOfWords(search: JobSearch): JobSearch {
  if (/["“”]/.test(search.query)) return search;
  return withAgeOfWords(withPayOfWords(search));
}

function withPayOfWords(search: JobSearch): JobSearch {
  const match = search.query.match(pay);
  if (!match) return search;
  const [words, afterSign, signThousands, amount = afterSign, thousands = signThousands] = match;
  if (otherTime.test(search.query.slice((match.index ?? 0) + words.length))) return search;
  const given = Number(amount?.replaceAll(',', '')) * (thousands ? 1000 : 1);
  // What is too much for an hour is a yearly pay; what is too little for a year, neither.
  if (given >= minYearly)
    return withoutWords(search, pay, { minPay: Math.round((given / yearlyHours) * 100) / 100 });
  return given > 0 && given <= maxHourly ? withoutWords(search, pay, { minPay: given }) : search;
}

function withAgeOfWords(search: JobSearch): JobSearch {
  const [words, years = 16] = search.query.match(age) ?? [];
  const asked = words && ages.findLast((each) => each <= Number(years));
  return asked ? withoutWords(search, age, { more: { ...search.more, age: asked } }) : search;
}

/** The search without these words and with this filter, from its first page. */
function withoutWords(search: JobSearch, words: RegExp, filter: Partial<JobSearch>): JobSearch {
  const query = search.query.replace(words, ' ').replaceAll(/\s+/g, ' ').trim();
  const changed = { ...search, ...filter, query, page: 1 };
  return { ...changed, sort: search.sort === defaultSort(search) ? defaultSort(changed) : search.sort };
}
