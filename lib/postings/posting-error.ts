import { z } from 'zod';
import { Refusal } from '@/lib/result';
import { routes } from '@/lib/routes';

const limits = z.object({
  stage: z.enum(['first_day', 'first_week', 'first_month']).nullable(),
  open_jobs: z.number(),
  open_jobs_next: z.number().nullable(),
  postings_a_day: z.number(),
});
const twin = z.object({ id: z.string(), title: z.string() });

const stages = { first_day: 'first day', first_week: 'first week', first_month: 'first month' } as const;

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
    return new Refusal(
      `You already have this job open: “${title}”, with the same description in the same place.`,
      undefined,
      {
        href: routes.editJob(id),
        label: 'Edit it instead',
      },
    );
  }
  if (message !== 'OPEN_JOBS_LIMIT' && message !== 'POSTINGS_LIMIT') return null;
  const { stage, open_jobs, open_jobs_next, postings_a_day } = limits.parse(JSON.parse(details ?? ''));
  const number = (count: number) => count.toLocaleString('en-US');
  return new Refusal(
    message === 'POSTINGS_LIMIT'
      ? `${stage === 'first_day' ? `New accounts can post ${number(postings_a_day)} jobs on their first day` : `You can post ${number(postings_a_day)} jobs a day`}. Please post this one tomorrow.`
      : stage && open_jobs_next
        ? `New accounts can have ${number(open_jobs)} open jobs ${stage === 'first_day' ? 'on' : 'in'} their ${stages[stage]}, and ${number(open_jobs_next)} after that. Close one first, or wait until then.`
        : `You can have ${number(open_jobs)} open jobs at once. Close one first.`,
    undefined,
    { href: routes.employerJobs(), label: 'My Job Postings' },
  );
}
