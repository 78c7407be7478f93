import 'server-only';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { publicClient } from '@/lib/supabase/public';
import { replyRecord as text } from '@/messages/applications/sent';

/** How the employer of a job replies to its applicants. */
type ReplyRecord = {
  /** Percent of the applicants of at least a week ago, in tens, rounded down. */
  replyRate: number;
  /** Hours from an application to its first answer; null while nobody was answered. */
  medianHours: number | null;
};

/** The record of a job with ten proven applicants or more who waited a week for their answer, else null; cached under the job's tag. */
export function findReplyRecord(jobId: string): Promise<ReplyRecord | null> {
  return cached(['reply-record', jobId], [cacheTags.job(jobId)], async () => {
    const { data } = await publicClient().rpc('reply_record', { job_id: jobId }).throwOnError();
    const [row] = data as { reply_rate: number; median_hours: number | null }[];
    return row ? { replyRate: row.reply_rate, medianHours: row.median_hours } : null;
  });
}

/** 'within an hour', 'within 5 hours', 'within 2 days'. */
export function replyTimeLabel(hours: number): string {
  if (hours <= 1) return text.withinAnHour;
  if (hours <= 24) return text.withinHours({ hours: Math.ceil(hours) });
  return text.withinDays({ days: Math.ceil(hours / 24) });
}
