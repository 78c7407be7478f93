import 'server-only';
import { cache } from 'react';
import { isId } from '@/lib/forms/ids';
import { viewerClient } from '@/lib/supabase/server';
import type { JobDraft } from './draft';
import { toDraft } from './draft-row';
import type { JobContact, Posting } from './posting';
import { type PostingFilter, postingsPerPage } from './posting-filter';
import { type PostingLimits, postingLimitsSchema } from './posting-limits';
import { toContact, toPosting } from './posting-row';
import type { FoundPostings } from './posting-summary';
import { toFoundPostings } from './posting-summary-row';

/** The posting that the viewer is writing; null when there is none. */
export async function findDraft(viewerId: string): Promise<JobDraft | null> {
  const client = await viewerClient();
  const { data } = await client
    .from('job_drafts')
    .select('form, idempotency_key, updated_at')
    .eq('employer_id', viewerId)
    .maybeSingle()
    .throwOnError();
  return data && toDraft(data);
}

/** Whom the viewer's newest posting names; null before the first. */
export async function findLastContact(): Promise<JobContact | null> {
  const client = await viewerClient();
  const { data } = await client.rpc('my_last_contact').throwOnError();
  return data === null ? null : toContact(data);
}

/** Postings that still send applications to an address that the viewer signed in with before, by that address. */
export async function findPostingsElsewhere(): Promise<{ address: string; postings: number }[]> {
  const client = await viewerClient();
  const { data } = await client.rpc('my_postings_elsewhere').throwOnError();
  return data.map(({ address, postings }) => ({ address, postings: Number(postings) }));
}

/** The viewer's posting limits and how much of them is used. */
export async function getPostingLimits(): Promise<PostingLimits> {
  const client = await viewerClient();
  const { data } = await client.rpc('my_posting_limits').throwOnError();
  return postingLimitsSchema.parse(data);
}

/** A job that the viewer posted, with its contact; null for everybody else's and for what is no id. */
export const findPosting = cache(async (id: string): Promise<Posting | null> => {
  if (!isId(id)) return null;
  const client = await viewerClient();
  const { data } = await client.rpc('my_job', { job_id: id }).throwOnError();
  return data === null ? null : toPosting(data as never);
});

/** One page of the viewer's own postings, newest first (the database pages and counts). */
export async function findPostings({ query, state, page }: PostingFilter): Promise<FoundPostings> {
  const client = await viewerClient();
  const { data } = await client
    .rpc('my_jobs', {
      words: query,
      ...(state && { state }),
      page_size: postingsPerPage,
      page_offset: (page - 1) * postingsPerPage,
    })
    .throwOnError();
  return toFoundPostings(data);
}
