'use client';

import type { ReactNode } from 'react';
import { useSession } from '@/components/auth/session';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import { ownJob as text } from '@/messages/jobs/detail';

/** The page is the same for all visitors, so the browser finds out whose job it is. */
function useIsOwnJob(employerId: string): boolean {
  const session = useSession();
  return session.is === 'signed-in' && session.viewer.id === employerId;
}

/** What its employer can do with a job, on the job's own page. */
export function OwnJobActions({ job }: { job: { id: string; employerId: string } }) {
  if (!useIsOwnJob(job.employerId)) return null;
  return (
    <Notice title={text.thisIsYourPosting}>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={routes.applicants(job.id)} prefetch={false} wide="phone">
          {text.applicants}
        </ButtonLink>
        <ButtonLink href={routes.editJob(job.id)} variant="secondary" prefetch={false} wide="phone">
          {text.edit}
        </ButtonLink>
      </div>
    </Notice>
  );
}

type UnlessOwnJobProps = {
  employerId: string;
  /** The employer's preview shows what visitors see. */
  isPreview?: boolean;
  children: ReactNode;
};

/** Hides how to apply from the job's employer. */
export function UnlessOwnJob({ employerId, isPreview = false, children }: UnlessOwnJobProps) {
  const isOwn = useIsOwnJob(employerId);
  return isOwn && !isPreview ? null : children;
}
