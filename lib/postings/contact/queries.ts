import 'server-only';
import { z } from 'zod';
import { sanitizeMailName } from '@/lib/email/sanitize-mail-name';
import { isToken } from '@/lib/forms/ids';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import { queries as text } from '@/messages/postings/contact';
import type { JobContactQuestion, UnconfirmedContact } from './job-contact';

/** The request that a token belongs to; null for an unknown or replaced token. */
export async function getJobContact(token: string): Promise<JobContactQuestion | null> {
  if (!isToken(token)) return null;
  const { data } = await publicClient().rpc('get_job_contact', { manage_token: token }).throwOnError();
  return data === null ? null : toJobContactQuestion(data);
}

/**
 * Parses the result of `get_job_contact`. The company's name is sanitized as in the email, because any account can
 * choose it.
 */
export function toJobContactQuestion(data: unknown): JobContactQuestion {
  const { companyName, state } = questionSchema.parse(data);
  return { companyName: sanitizeMailName(companyName, text.companyFallback), state };
}

const questionSchema = z.object({
  companyName: z.string(),
  state: z.enum(['pending', 'confirmed', 'declined']),
});

/** The contacts of the viewer's postings that have not agreed to receive applications. */
export async function listUnconfirmedContacts(): Promise<UnconfirmedContact[]> {
  const client = await viewerClient();
  const { data } = await client.rpc('my_unconfirmed_contacts').throwOnError();
  return z
    .array(
      z.object({
        address: z.string(),
        state: z.enum(['unsent', 'pending', 'declined']),
        can_email: z.boolean(),
      }),
    )
    .parse(data)
    .map(({ address, state, can_email: canEmail }) => ({ address, state, canEmail }));
}
