import * as routes from '@/lib/routes';
import type { JobAlert } from './alert';
import { toPageQuery } from './alert-search';
import { jobSearchSentence } from './alert-sentence';

/** `nearMe` and `search` are the URLs of the same search on `/jobs-near-me` and on `/search`. */
export type SavedSearch = { label: string; isNamed: boolean; nearMe: string; search: string };

export const maxSavedSearches = 8;

/** Converts a job alert to links to its search. */
export function toSavedSearch({ name, search }: JobAlert): SavedSearch {
  const query = toPageQuery(search);
  return {
    label: name ?? jobSearchSentence(search),
    isNamed: name !== null,
    nearMe: routes.jobsNearMe(query),
    search: routes.search(query),
  };
}
