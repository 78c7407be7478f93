import 'server-only';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { publicClient } from '@/lib/supabase/public';
import { replyRecord as text } from '@/messages/applications/sent';

/** How a job's employer replies to applicants. */
type ReplyStats = {
  /** Percent of applicants who got a reply, rounded down to tens. Only applications at least a week old count. */
  replyRate: number;
  /** Median hours from an application to its first reply; null without a reply. */
  medianHours: number | null;
};

/**
 * The reply record of a job's employer; null below ten verified applicants from at least a week ago. Cached under the
 * job's tag.
 */
export function getReplyRecord(jobId: string): Promise<ReplyStats | null> {
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
