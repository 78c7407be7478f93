import { z } from 'zod';
import { shutOutError } from '@/lib/auth/shut-out';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { refusedWords } from '@/lib/trust/refused-words';
import { postingError as text } from '@/messages/postings/form';

const limits = z.object({
  stage: z.enum(['first_day', 'first_week', 'first_month']).nullable(),
  open_jobs: z.number(),
  open_jobs_next: z.number().nullable(),
  postings_a_day: z.number(),
});
const twin = z.object({ id: z.string(), title: z.string() });

/** What the database refused to post or open, in a sentence with the way on; null for any other error. */
export function postingError({
  message,
  details,
}: {
  message: string;
  details: string | null;
}): Refusal | null {
  if (message === 'POSTED_ALREADY') {
    const { id, title } = twin.parse(JSON.parse(details ?? ''));
    return new Refusal(text.youAlreadyHaveThisJob({ title }), undefined, {
      href: routes.editJob(id),
      label: text.editItInstead,
    });
  }
  const refusal = refusedWords({ message, details });
  if (refusal) return refusal;
  if (message === 'JOB_HELD') return new Refusal(text.thisJobIsHeld);
  if (message === 'SHUT_OUT') return shutOutError({ message });
  if (message !== 'OPEN_JOBS_LIMIT' && message !== 'POSTINGS_LIMIT') return null;
  const { stage, open_jobs, open_jobs_next, postings_a_day } = limits.parse(JSON.parse(details ?? ''));
  return new Refusal(
    message === 'POSTINGS_LIMIT'
      ? text[stage === 'first_day' ? 'postingsOnFirstDay' : 'postingsADay']({ count: postings_a_day })
      : stage && open_jobs_next
        ? text[stage]({ count: open_jobs, next: open_jobs_next })
        : text.youCanHaveOpenJobs({ count: open_jobs }),
    undefined,
    { href: routes.employerJobs(), label: text.myJobPostings },
  );
}
