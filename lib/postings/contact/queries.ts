import 'server-only';
import { z } from 'zod';
import { mailName } from '@/lib/email/mail-name';
import { isToken } from '@/lib/forms/ids';
import { publicClient } from '@/lib/supabase/public';
import { viewerClient } from '@/lib/supabase/server';
import { queries as text } from '@/messages/postings/contact';
import type { JobContactQuestion, SilentContact } from './job-contact';

/** The question that an email's secret belongs to; null for an unknown one and one that a newer email replaced. */
export async function findJobContact(token: string): Promise<JobContactQuestion | null> {
  if (!isToken(token)) return null;
  const { data } = await publicClient().rpc('find_job_contact', { manage_token: token }).throwOnError();
  return data === null ? null : toQuestion(data);
}

/** What `find_job_contact` answers; whoever reads it did not choose the company, so its name is cut like in the email. */
export function toQuestion(data: unknown): JobContactQuestion {
  const { companyName, state } = question.parse(data);
  return { companyName: mailName(companyName, text.aCompany), state };
}

const question = z.object({
  companyName: z.string(),
  state: z.enum(['asked', 'confirmed', 'declined']),
});

/** The contacts of the viewer's postings that take no applications (yet). */
export async function findSilentContacts(): Promise<SilentContact[]> {
  const client = await viewerClient();
  const { data } = await client.rpc('my_silent_contacts').throwOnError();
  return z
    .array(
      z.object({
        address: z.string(),
        state: z.enum(['unasked', 'asked', 'declined']),
        is_askable: z.boolean(),
      }),
    )
    .parse(data)
    .map(({ address, state, is_askable: isAskable }) => ({ address, state, isAskable }));
}
