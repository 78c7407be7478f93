import 'server-only';
import { z } from 'zod';
import type { Mail } from '@/lib/email/mail';
import type { Compose } from '@/lib/email/outbox';
import { type AskedJob, jobPaused, stillHiring } from '@/lib/email/templates/still-hiring';
import { env } from '@/lib/env';
import { refreshPagesOf } from '@/lib/jobs/ended-jobs';
import * as routes from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';

/** Pauses jobs that nobody vouched for, and asks about those that have been open for a week. How many of each. */
export async function askWhoIsHiring(): Promise<{ paused: number; asked: number }> {
  // First, because a question that is asked anew has its five days again.
  const { data: paused } = await adminClient().rpc('pause_silent_jobs', {}).throwOnError();
  await refreshPagesOf(paused);
  const { data: asked, error: unasked } = await adminClient().rpc('ask_still_hiring', {});
  if (unasked) throw unasked;
  return { paused: paused.length, asked };
}

/** How the mails about jobs themselves are written. */
export const reminderMails: Readonly<Record<string, Compose>> = {
  'still-hiring': aboutJobs(stillHiring, 'open'),
  'job-paused': aboutJobs(jobPaused, 'paused'),
};

const payloadSchema = z.object({ manageTokens: z.record(z.guid(), z.string()) });
const contactSchema = z.object({ name: z.string() });

/** Of the jobs that are still in that state; null, so that nothing is sent, when none is. */
function aboutJobs(write: (contactName: string, jobs: readonly AskedJob[]) => Mail, status: string): Compose {
  return async (raw) => {
    const { manageTokens } = payloadSchema.parse(raw);
    const { data: jobs } = await adminClient()
      .from('jobs')
      .select('id, title, contact')
      .in('id', Object.keys(manageTokens))
      .eq('status', status)
      .order('created_at')
      .throwOnError();
    const [first] = jobs;
    if (!first) return null;
    return write(
      contactSchema.parse(first.contact).name,
      jobs.map(({ id, title }) => ({
        title,
        answerUrl: `${env().siteUrl}${routes.stillHiring(manageTokens[id] ?? '')}`,
      })),
    );
  };
}
