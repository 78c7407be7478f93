'use client';

import Link from 'next/link';
import { classes } from '@/components/ui/classes';
import { CheckIcon } from '@/components/ui/icons';
import * as routes from '@/lib/routes';
import { appliedNote as text } from '@/messages/saved/jobs';
import { useHasApplied } from './use-has-applied';

/** Says on the job's own page that one has applied, with the way to see its status. */
export function AppliedNote({ jobId, className }: { jobId: string; className?: string }) {
  if (!useHasApplied(jobId)) return null;
  return (
    <p className={classes('rounded-md bg-good-soft px-4 py-3', className)}>
      <CheckIcon className="mr-1.5 inline text-good" />
      {text.youAppliedForThisJob({
        link: (words) => (
          <Link href={routes.myApplications()} prefetch={false} className="link">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
