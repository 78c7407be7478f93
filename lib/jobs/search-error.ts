import { jobSearch as text } from '@/messages/jobs/search';

/** PostgreSQL's query_canceled: the search exceeded the visitor's statement timeout. */
const queryCanceledCode = '57014';

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === queryCanceledCode;

/** Returns advice if the search timed out, else the fallback. */
export const getSearchErrorMessage = (error: unknown, fallback: string): string =>
  isTimeout(error) ? text.searchTimedOut : fallback;
