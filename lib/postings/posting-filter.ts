import type { JobState } from '@/lib/jobs/job';
import {
  formatSearchQuery,
  param,
  parseSearch,
  type SearchDescriptor,
  type SearchQuery,
} from '@/lib/search-params/search-descriptor';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { postingFilter as text } from '@/messages/postings/manage';

export const postingStates = [
  'open',
  'paused',
  'closed',
  'expired',
  'held',
] as const satisfies readonly JobState[];

export type PostingFilter = {
  /** Searched in titles and cities. */
  query: string;
  /** Null for all states. */
  state: JobState | null;
  /** From 1. */
  page: number;
};

export const postingsPerPage = 20;
const postingParams: SearchDescriptor<PostingFilter> = {
  query: param.textParam('q', 200),
  state: param.choice('status', postingStates, (value) => text.unknownStatus({ value })),
  page: param.page(() => 5000),
};

/** Parses the filter of the list's URL. Ignores invalid values. */
export const parsePostingFilter = (params: RawParams): PostingFilter => {
  const { problems, ...filter } = parseSearch(postingParams, params);
  return filter;
};

/** Converts a filter to the query of the list's URL, without default values. */
export const toPostingQuery = (filter: PostingFilter): SearchQuery =>
  formatSearchQuery(postingParams, filter);
