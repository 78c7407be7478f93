import { readCategory } from './category';
import { defaultSort, type JobSearch } from './search-params';

/** A category's search as an alert can keep it: a type and an industry become filters, a tag becomes words. */
export function withoutCategory({ category, ...search }: JobSearch): JobSearch {
  if (!category) return search;
  const { kind, label } = readCategory(category);
  if (kind === 'type') return { ...search, types: [category as JobSearch['types'][number]] };
  return kind === 'industry'
    ? { ...search, more: { ...search.more, industry: category } }
    : { ...search, query: [label, search.query].join(' ').trim(), sort: defaultSort({ query: label }) };
}
