import Link from 'next/link';
import { classes } from '@/components/ui/classes';
import { CheckIcon } from '@/components/ui/icons';
import * as routes from '@/lib/routes';
import { appliedNote as text } from '@/messages/jobs/list';

/** Says on the job's own page that one has applied, with the way to see its status. Only HTML, the same for everybody: the island of the save marks uncovers it. */
export function AppliedNote({ jobId, className }: { jobId: string; className?: string }) {
  return (
    <p
      data-applied-job={jobId}
      hidden
      suppressHydrationWarning
      className={classes('rounded-md bg-good-soft px-4 py-3 [[hidden]]:hidden', className)}
    >
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
