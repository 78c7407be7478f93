import type { ReactNode } from 'react';
import { ExternalIcon } from '@/components/ui/icons';
import { applyId } from '@/lib/jobs/apply-id';
import type { Job } from '@/lib/jobs/job';
import * as routes from '@/lib/routes';

type ApplyLinkProps = {
  job: Pick<Job, 'id' | 'applicationUrl'>;
  className: string;
  children: ReactNode;
};

/** Links to the employer's own site if the job has an application URL (D18), else to the form on this page. */
export function ApplyLink({ job, className, children }: ApplyLinkProps) {
  if (job.applicationUrl === null)
    return (
      <a href={`#${applyId}`} className={className}>
        {children}
      </a>
    );
  return (
    <a href={routes.leaveSite(job.id)} target="_blank" rel="nofollow noopener" className={className}>
      {children} <ExternalIcon />
    </a>
  );
}
