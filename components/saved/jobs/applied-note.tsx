'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { CheckIcon } from '@/components/ui/icons';
import { LocalDay } from '@/components/ui/local-day';
import * as routes from '@/lib/routes';
import { appliedNote as text } from '@/messages/saved/jobs';
import { useApplication } from './use-application';

type AppliedNoteProps = {
  jobId: string;
  className?: string;
  /** The Apply link, for a visitor who hasn't applied. */
  children?: ReactNode;
};

/** Once the visitor has applied, replaces the Apply link at the same height and links to the application's status. */
export function AppliedNote({ jobId, className, children = null }: AppliedNoteProps) {
  const application = useApplication(jobId);
  if (!application) return children;
  return (
    <Link href={routes.myApplications()} prefetch={false} className={classes('applied-note', className)}>
      <CheckIcon className="text-good" />{' '}
      {application.at === null
        ? text.applied
        : text.appliedOn({ day: <LocalDay date={application.at} isShort /> })}{' '}
      · <span className="link">{text.statusLink}</span>
    </Link>
  );
}
