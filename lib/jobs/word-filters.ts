import { defaultSort, type JobSearch } from './search-params';
import { presets } from './shift-presets';

type WordFilter = {
  name: 'weekends' | 'weekdays' | 'evenings' | 'mornings' | 'nights' | 'part-time' | 'full-time' | 'minPay';
  /** The word as it was typed. */
  word: string;
  search: JobSearch;
};

const patterns: readonly [name: Exclude<WordFilter['name'], 'minPay'>, pattern: RegExp][] = [
  ['weekends', /\bweekends?\b/i],
  ['weekdays', /\bweekdays?\b/i],
  ['evenings', /\bevenings?\b/i],
  ['mornings', /\bmornings?\b/i],
  ['nights', /\bnights\b/i],
  ['part-time', /\bpart[- ]?time\b/i],
  ['full-time', /\bfull[- ]?time\b/i],
];
const pay = /\$\s?(\d{1,3}(?:\.\d{1,2})?)(?:\s?(?:\/|an? |per )\s?(?:hr|hour|h)\b)?/i;

/** The words of a search that a filter says better, each with the search that has the filter in their place. */
export function wordFilters(search: JobSearch): WordFilter[] {
  const found: WordFilter[] = [];
  for (const [name, pattern] of patterns) {
    const [word] = search.query.match(pattern) ?? [];
    if (word === undefined) continue;
    const rest = withoutWord(search, word);
    const changed =
      name === 'part-time' || name === 'full-time'
        ? { ...rest, types: [name] }
        : { ...rest, more: { ...search.more, shifts: presets[name] } };
    found.push({ name, word, search: changed });
  }
  const [word, amount] = search.query.match(pay) ?? [];
  if (word !== undefined)
    found.push({ name: 'minPay', word, search: { ...withoutWord(search, word), minPay: Number(amount) } });
  return found;
}

function withoutWord(search: JobSearch, word: string): JobSearch {
  const query = search.query.replace(word, ' ').replaceAll(/\s+/g, ' ').trim();
  const sort = search.sort === defaultSort(search) ? defaultSort({ ...search, query }) : search.sort;
  return { ...search, query, sort, page: 1 };
}

/** Whether a search asks for work from home, which a board of places has none of. */
export const asksForRemote = ({ query }: Pick<JobSearch, 'query'>): boolean =>
  /\b(remote(ly)?|work(ing)? from home|wfh|telecommut\w*|home[- ]?office)\b/i.test(query);
