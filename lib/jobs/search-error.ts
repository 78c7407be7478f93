import { jobSearch as text } from '@/messages/jobs/search';

/** PostgreSQL's query_canceled: the visitor's statement timeout ended the search. */
const timedOut = '57014';

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === timedOut;

/** What to do about a search that took too long; else the fallback. */
export const searchErrorText = (error: unknown, fallback: string): string =>
  isTimeout(error) ? text.searchTookTooLong : fallback;
