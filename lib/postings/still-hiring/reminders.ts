import 'server-only';
import { z } from 'zod';
import type { Mail } from '@/lib/email/mail';
import type { ComposeMail } from '@/lib/email/outbox';
import { jobPaused, type ReminderJob, stillHiring } from '@/lib/email/templates/still-hiring';
import { env } from '@/lib/env';
import { revalidateJobPages } from '@/lib/jobs/ended-jobs';
import * as routes from '@/lib/routes';
import { serviceClient } from '@/lib/supabase/service';

/**
 * Pauses jobs whose "Still hiring?" question has had no answer for five days, and queues questions about jobs that were
 * not confirmed for a week. Returns the numbers of jobs.
 */
export async function sendStillHiringReminders(): Promise<{ paused: number; reminded: number }> {
  // Pauses first, because a new question would give the employer five more days.
  const { data: paused } = await serviceClient().rpc('pause_unconfirmed_jobs', {}).throwOnError();
  await revalidateJobPages(paused);
  const { data: reminded } = await serviceClient().rpc('send_still_hiring', {}).throwOnError();
  return { paused: paused.length, reminded };
}

/** Composes the emails with the question, and those about paused jobs. */
export const reminderEmails: Readonly<Record<string, ComposeMail>> = {
  'still-hiring': composeForJobs(stillHiring, 'open'),
  'job-paused': composeForJobs(jobPaused, 'paused'),
};

const payloadSchema = z.object({ manageTokens: z.record(z.guid(), z.string()) });
const contactSchema = z.object({ name: z.string() });

/** Composes an email about the jobs that still have this status; null if there are none. */
function composeForJobs(
  compose: (contactName: string, jobs: readonly ReminderJob[]) => Mail,
  status: string,
): ComposeMail {
  return async (raw) => {
    const { manageTokens } = payloadSchema.parse(raw);
    const { data: jobs } = await serviceClient()
      .from('jobs')
      .select('id, title, contact')
      .in('id', Object.keys(manageTokens))
      .eq('status', status)
      .order('created_at')
      .throwOnError();
    const [first] = jobs;
    if (!first) return null;
    return compose(
      contactSchema.parse(first.contact).name,
      jobs.map(({ id, title }) => ({
        title,
        answerUrl: `${env().siteUrl}${routes.stillHiring(manageTokens[id] ?? '')}`,
      })),
    );
  };
}
