import 'server-only';
import { z } from 'zod';
import type { Compose } from '@/lib/email/outbox';
import { jobReported } from '@/lib/email/templates/job-reported';
import { reportDecided } from '@/lib/email/templates/report-decided';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';
import { type ReportKind, reportReasons } from './report';

const kinds = Object.keys(reportReasons) as [ReportKind];
const reportSchema = z.object({
  kind: z.enum(kinds),
  outcome: z.enum(['upheld', 'dismissed']),
  title: z.string().nullable(),
});

/** Writes the outcomes that wait for their reporters; a step of the scheduled work. How many. */
export async function writeReportEmails(): Promise<number> {
  const { data } = await adminClient().rpc('write_report_emails', {}).throwOnError();
  return data;
}

/** How a reporter learns what was decided, and an employer that enough people reported a job; not who. */
export const reportMails: Readonly<Record<string, Compose>> = {
  'report-decided': async (raw) => {
    const { reportId } = z.object({ reportId: z.guid() }).parse(raw);
    const { data } = await adminClient().rpc('find_report', { report_id: reportId }).throwOnError();
    return data ? reportDecided(reportSchema.parse(data)) : null;
  },
  'job-reported': async (raw) => {
    const { jobId } = z.object({ jobId: z.guid() }).parse(raw);
    const { data } = await adminClient()
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
