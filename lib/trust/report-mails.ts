import 'server-only';
import { z } from 'zod';
import type { ComposeMail } from '@/lib/email/outbox';
import { jobReported } from '@/lib/email/templates/job-reported';
import { reportDecided } from '@/lib/email/templates/report-decided';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { serviceClient } from '@/lib/supabase/service';
import { reportKinds } from './report';

const reportSchema = z.object({
  kind: z.enum(reportKinds),
  outcome: z.enum(['upheld', 'dismissed']),
  title: z.string().nullable(),
});

/** Queues the outcome emails for reporters; a step of the scheduled work. Returns how many. */
export async function queueReportEmails(): Promise<number> {
  const { data } = await serviceClient().rpc('queue_report_emails', {}).throwOnError();
  return data;
}

/** The emails to reporters about the outcome, and to employers about a held job, without the reporters' names. */
export const reportMails: Readonly<Record<string, ComposeMail>> = {
  'report-decided': async (raw) => {
    const { reportId } = z.object({ reportId: z.guid() }).parse(raw);
    const { data } = await serviceClient().rpc('get_report', { report_id: reportId }).throwOnError();
    return data ? reportDecided(reportSchema.parse(data)) : null;
  },
  'job-reported': async (raw) => {
    const { jobId } = z.object({ jobId: z.guid() }).parse(raw);
    const { data } = await serviceClient()
      .from('jobs')
      .select('title')
      .match({ id: jobId, status: 'held' })
      .maybeSingle()
      .throwOnError();
    return (
      data && jobReported({ title: data.title, postingsUrl: `${env().siteUrl}${routes.employerJobs()}` })
    );
  },
};
