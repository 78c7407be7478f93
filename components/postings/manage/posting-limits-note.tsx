import { Notice } from '@/components/ui/notice';
import type { PostingLimits } from '@/lib/postings/posting-limits';
import { postingLimitsNote as text } from '@/messages/postings/manage';

/** The account's posting limits. Established accounts see a limit only once they have used half of it. */
export function PostingLimitsNote({ limits }: { limits: PostingLimits }) {
  const { stage, openJobs, maxOpenJobs, maxOpenJobsNext, postedToday, maxPostedToday } = limits;
  const isNew = stage === 'first_day';
  const isReached = openJobs >= maxOpenJobs || postedToday >= maxPostedToday;
  const sentences = [
    (isNew || openJobs * 2 >= maxOpenJobs) && text.openJobs({ count: openJobs, limit: maxOpenJobs }),
    isNew && maxOpenJobsNext !== null && text.openJobsTomorrow({ limit: maxOpenJobsNext }),
    postedToday * 2 >= maxPostedToday && text.postedToday({ count: postedToday, limit: maxPostedToday }),
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <Notice tone={isReached ? 'warn' : 'info'} className="mb-6 max-w-3xl">
      {sentences.join(' ')}
    </Notice>
  );
}
