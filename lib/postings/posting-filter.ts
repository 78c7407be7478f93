import type { JobState } from '@/lib/jobs/job';
import {
  param,
  readSearch,
  type SearchDescriptor,
  type SearchQuery,
  searchQuery,
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
  /** Looked for in titles and cities. */
  query: string;
  /** Null is all. */
  state: JobState | null;
  /** From 1. */
  page: number;
};

export const postingsPerPage = 20;
const postingParams: SearchDescriptor<PostingFilter> = {
  query: param.words('q', 200),
  state: param.choice('status', postingStates, (given) => text.theresNoStatus({ given })),
  page: param.page(() => 5000),
};

/** Reads the list's address; what makes no sense is as if it were not there. */
export const parsePostingFilter = (params: RawParams): PostingFilter => {
  const { problems, ...filter } = readSearch(postingParams, params);
  return filter;
};

/** The query of the list's address, without what is default. */
export const postingQuery = (filter: PostingFilter): SearchQuery => searchQuery(postingParams, filter);
