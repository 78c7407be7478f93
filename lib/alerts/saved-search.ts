import * as routes from '@/lib/routes';
import type { JobAlert } from './alert';
import { pageQuery } from './alert-search';
import { jobSearchSentence } from './alert-sentence';

/** A saved search as a list of jobs links to it: its name or what it asks, and its address on both pages that search. */
export type SavedSearch = { label: string; isNamed: boolean; nearMe: string; search: string };

/** As many as a row has room for. */
export const mostShown = 8;

/** A search of one's own as such a link. */
export function toSavedSearch({ name, search }: JobAlert): SavedSearch {
  const query = pageQuery(search);
  return {
    label: name ?? jobSearchSentence(search),
    isNamed: name !== null,
    nearMe: routes.jobsNearMe(query),
    search: routes.search(query),
  };
}
