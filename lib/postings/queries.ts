import 'server-only';
import { cache } from 'react';
import { isId } from '@/lib/forms/ids';
import { viewerClient } from '@/lib/supabase/server';
import type { JobDraft } from './draft';
import { toJobDraft } from './draft-row';
import type { JobContact, Posting } from './posting';
import { type PostingFilter, postingsPerPage } from './posting-filter';
import { type PostingLimits, postingLimitsSchema } from './posting-limits';
import { toContact, toPosting } from './posting-row';
import type { PostingPage } from './posting-summary';
import { toPostingPage } from './posting-summary-row';

/** The viewer's saved draft; null if there is none. */
export async function getDraft(viewerId: string): Promise<JobDraft | null> {
  const client = await viewerClient();
  const { data } = await client
    .from('job_drafts')
    .select('form, idempotency_key, updated_at')
    .eq('employer_id', viewerId)
    .maybeSingle()
    .throwOnError();
  return data && toJobDraft(data);
}

/** The contact of the viewer's newest posting; null without a posting. */
export async function getLastContact(): Promise<JobContact | null> {
  const client = await viewerClient();
  const { data } = await client.rpc('my_last_contact').throwOnError();
  return data === null ? null : toContact(data);
}

/** The viewer's former email addresses that postings have as contact, with the number of postings. */
export async function listFormerContacts(): Promise<{ address: string; postings: number }[]> {
  const client = await viewerClient();
  const { data } = await client.rpc('postings_with_old_contact').throwOnError();
  return data.map(({ address, postings }) => ({ address, postings: Number(postings) }));
}

/** The viewer's posting limits and usage. */
export async function getPostingLimits(): Promise<PostingLimits> {
  const client = await viewerClient();
  const { data } = await client.rpc('my_posting_limits').throwOnError();
  return postingLimitsSchema.parse(data);
}

/** The viewer's own posting with its contact; null for any other job and for an invalid id. */
export const getPosting = cache(async (id: string): Promise<Posting | null> => {
  if (!isId(id)) return null;
  const client = await viewerClient();
  const { data } = await client.rpc('get_my_job', { job_id: id }).throwOnError();
  return data === null ? null : toPosting(data as never);
});

/** One page of the viewer's own postings, newest first. */
export async function searchPostings({ query, state, page }: PostingFilter): Promise<PostingPage> {
  const client = await viewerClient();
  const { data } = await client
    .rpc('my_jobs', {
      words: query,
      ...(state && { state }),
      page_size: postingsPerPage,
      page_offset: (page - 1) * postingsPerPage,
    })
    .throwOnError();
  return toPostingPage(data);
}
