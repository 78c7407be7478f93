import { MailIcon } from '@/components/ui/icons';
import { getReplyRecord, replyTimeLabel } from '@/lib/applications/reply-record';
import { replyRecord as text } from '@/messages/applications/sent';

/** The reply record of the job's employer; nothing for fewer than ten applications that are at least a week old. */
export async function ReplyStatsLine({ jobId }: { jobId: string }) {
  const record = await getReplyRecord(jobId);
  if (!record) return null;
  return (
    <p className="flex items-start gap-2 text-ink-soft text-sm">
      <MailIcon className="mt-[0.2em] size-[1.25em] shrink-0 text-brand" />
      {record.medianHours === null
        ? text.noRepliesYet
        : text.replyRate({ percent: record.replyRate, within: replyTimeLabel(record.medianHours) })}
    </p>
  );
}
