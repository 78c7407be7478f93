import { z } from 'zod';
import { toBanError } from '@/lib/auth/bans';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { toWordsError } from '@/lib/trust/words-error';
import { postingError as text } from '@/messages/postings/form';

const limitsSchema = z.object({
  stage: z.enum(['first_day', 'first_week', 'first_month']).nullable(),
  open_jobs: z.number(),
  open_jobs_next: z.number().nullable(),
  postings_a_day: z.number(),
});
const duplicateSchema = z.object({ id: z.string(), title: z.string() });

/** Converts a database error about posting or opening a job to a UserError; null for any other error. */
export function toPostingError({
  message,
  details,
}: {
  message: string;
  details: string | null;
}): UserError | null {
  if (message === 'POSTED_ALREADY') {
    const { id, title } = duplicateSchema.parse(JSON.parse(details ?? ''));
    return new UserError(text.duplicate({ title }), undefined, {
      href: routes.editJob(id),
      label: text.editLink,
    });
  }
  const wordsError = toWordsError({ message, details });
  if (wordsError) return wordsError;
  if (message === 'JOB_HELD') return new UserError(text.held);
  if (message === 'BANNED') return toBanError({ message });
  if (message !== 'OPEN_JOBS_LIMIT' && message !== 'POSTINGS_LIMIT') return null;
  const { stage, open_jobs, open_jobs_next, postings_a_day } = limitsSchema.parse(JSON.parse(details ?? ''));
  return new UserError(
    message === 'POSTINGS_LIMIT'
      ? text[stage === 'first_day' ? 'postingsOnFirstDay' : 'postingsADay']({ count: postings_a_day })
      : stage && open_jobs_next
        ? text[stage]({ count: open_jobs, next: open_jobs_next })
        : text.openJobsLimit({ count: open_jobs }),
    undefined,
    { href: routes.employerJobs(), label: text.myJobPostings },
  );
}
