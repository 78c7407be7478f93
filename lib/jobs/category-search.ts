import { readCategory } from './category';
import { defaultSort, type JobSearch } from './search-params';

/** The search that comes nearest to one of a category, for who knows no categories: types are a filter, other words are looked for. */
export function withoutCategory({ category, ...search }: JobSearch): JobSearch {
  if (!category) return search;
  const { kind, label } = readCategory(category);
  return kind === 'type'
    ? { ...search, types: [category as JobSearch['types'][number]] }
    : { ...search, query: [label, search.query].join(' ').trim(), sort: defaultSort({ query: label }) };
}
