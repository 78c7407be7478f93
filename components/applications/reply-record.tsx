import { MailIcon } from '@/components/ui/icons';
import { findReplyRecord, replyTimeLabel } from '@/lib/applications/reply-record';
import { replyRecord as text } from '@/messages/applications/sent';

/** How the employer of a job replies to applicants, from ten applications on that are a week old; nothing before. */
export async function ReplyRecordLine({ jobId }: { jobId: string }) {
  const record = await findReplyRecord(jobId);
  if (!record) return null;
  return (
    <p className="flex items-start gap-2 text-ink-soft text-sm">
      <MailIcon className="mt-[0.2em] size-[1.25em] shrink-0 text-brand" />
      {record.medianHours === null
        ? text.nobodyAnsweredYet
        : text.gotAReply({ percent: record.replyRate, within: replyTimeLabel(record.medianHours) })}
    </p>
  );
}
