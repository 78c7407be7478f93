'use client';

import type { ReactNode } from 'react';
import { useSession } from '@/components/auth/session';
import { useAccountJob } from '@/components/saved/jobs/account-store';
import { ButtonLink } from '@/components/ui/button';
import type { Job } from '@/lib/jobs/job';
import * as routes from '@/lib/routes';
import { ownJob as text } from '@/messages/jobs/detail';

type OwnJob = Pick<Job, 'id' | 'employerId' | 'state'>;

/**
 * Replaces the children with links to manage the job if the visitor is its employer. Decided in the browser, because
 * the page is cached for all visitors.
 */
export function ReplaceForOwner({ job, children }: { job: OwnJob; children: ReactNode }) {
  const session = useSession();
  const isOwn = session.status === 'signed-in' && session.viewer.id === job.employerId;
  return isOwn ? <OwnJobActions {...job} /> : children;
}

function OwnJobActions({ id, state }: OwnJob) {
  const count = useAccountJob(id)?.applicants ?? null;
  return (
    <div className="own-job">
      <ButtonLink href={routes.applicants(id)} size="lg" prefetch={false}>
        {text.applicants({ count })}
      </ButtonLink>
      <ButtonLink href={routes.editJob(id)} variant="secondary" prefetch={false}>
        {text.edit}
      </ButtonLink>
      {(state === 'open' || state === 'paused') && (
        <ButtonLink href={routes.closeJob(id)} variant="secondary" prefetch={false}>
          {text.close}
        </ButtonLink>
      )}
    </div>
  );
}
