import 'server-only';
import { z } from 'zod';
import type { Mail } from '@/lib/email/mail';
import type { Compose } from '@/lib/email/outbox';
import { jobPaused, stillHiring } from '@/lib/email/templates/still-hiring';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';
import { refreshPagesOf } from './freshness';

/** Pauses jobs that nobody vouched for, and asks about those that have been open for a week. How many of each. */
export async function askWhoIsHiring(): Promise<{ paused: number; asked: number }> {
  // First, because a question that is asked anew has its five days again.
  const { data: paused, error } = await adminClient().rpc('pause_silent_jobs', {});
  if (error) throw error;
  await refreshPagesOf(paused);
  const { data: asked, error: unasked } = await adminClient().rpc('ask_still_hiring', {});
  if (unasked) throw unasked;
  return { paused: paused.length, asked };
}

/** Writes the mails to applicants of closed jobs who were not answered. How many. */
export async function writeFarewells(): Promise<number> {
  const { data, error } = await adminClient().rpc('write_farewells', {});
  if (error) throw error;
  return data;
}

/** How the mails about a job itself are written. */
export const reminderMails: Readonly<Record<string, Compose>> = {
  'still-hiring': aboutJob(stillHiring, ['open']),
  'job-paused': aboutJob(jobPaused, ['paused']),
};

const payloadSchema = z.object({ jobId: z.guid(), manageToken: z.string() });
const contactSchema = z.object({ name: z.string() });

/** Null, so that nothing is sent, once the job is gone or in another state. */
function aboutJob(
  write: (job: { contactName: string; jobTitle: string; answerUrl: string }) => Mail,
  states: readonly string[],
): Compose {
  return async (raw) => {
    const { jobId, manageToken } = payloadSchema.parse(raw);
    const { data: job, error } = await adminClient()
      .from('jobs')
      .select('title, contact, status')
      .eq('id', jobId)
      .maybeSingle();
    if (error) throw error;
    if (!job || !states.includes(job.status)) return null;
    return write({
      contactName: contactSchema.parse(job.contact).name,
      jobTitle: job.title,
      answerUrl: `${env().siteUrl}${routes.stillHiring(manageToken)}`,
    });
  };
}
