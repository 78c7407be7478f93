'use client';

import Link from 'next/link';
import { classes } from '@/components/ui/classes';
import { CheckIcon } from '@/components/ui/icons';
import { LocalDay } from '@/components/ui/local-day';
import * as routes from '@/lib/routes';
import { appliedNote as text } from '@/messages/saved/jobs';
import { useApplication } from './use-application';

/** Stands in the place of Apply, as high as it is, and leads to the status of the application. */
export function AppliedNote({ jobId, className }: { jobId: string; className?: string }) {
  const application = useApplication(jobId);
  if (!application) return null;
  return (
    <Link
      href={routes.myApplications()}
      prefetch={false}
      className={classes('applied-note rounded-md bg-good-soft px-4 text-sm', className)}
    >
      <CheckIcon className="text-good" />{' '}
      {application.at === null
        ? text.youApplied
        : text.youAppliedOn({ day: <LocalDay date={application.at} isShort /> })}{' '}
      · <span className="link">{text.seeStatus}</span>
    </Link>
  );
}
