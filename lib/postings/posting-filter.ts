import type { JobState } from '@/lib/jobs/job';

export const postingStates = ['open', 'paused', 'closed', 'expired'] as const satisfies readonly JobState[];

export type PostingFilter = {
  /** Looked for in titles and cities. */
  query: string;
  /** Null is all. */
  state: JobState | null;
  /** From 1. */
  page: number;
};

export const postingsPerPage = 20;
const lastPage = 5000;

type RawParams = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the list's address; what makes no sense is as if it were not there. */
export function parsePostingFilter(params: RawParams): PostingFilter {
  const text = (name: string) => [params[name] ?? []].flat()[0]?.trim() ?? '';
  const page = /^\d{1,4}$/.test(text('page')) ? Number(text('page')) : 1;
  return {
    query: text('q').slice(0, 200),
    state: postingStates.find((state) => state === text('status')) ?? null,
    page: Math.min(Math.max(page, 1), lastPage),
  };
}

/** The query of the list's address, without what is default. */
export const postingQuery = ({ query, state, page }: PostingFilter) => ({
  q: query,
  status: state,
  page: page === 1 ? null : page,
});
