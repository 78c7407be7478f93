import { parseCategory } from './category';
import { defaultSort, type JobSearch } from './search-params';

/**
 * Replaces the category of a search, because an alert stores no category: a type or an industry becomes a filter, a tag
 * becomes words.
 */
export function categoryToFilters({ category, ...search }: JobSearch): JobSearch {
  if (!category) return search;
  const { kind, label } = parseCategory(category);
  if (kind === 'type') return { ...search, types: [category as JobSearch['types'][number]] };
  return kind === 'industry'
    ? { ...search, more: { ...search.more, industry: category } }
    : { ...search, query: [label, search.query].join(' ').trim(), sort: defaultSort({ query: label }) };
}
