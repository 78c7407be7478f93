'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import type { Submitted } from '@/lib/applications/submit';
import * as routes from '@/lib/routes';
import { submittedNotice as text } from '@/messages/applications/form';

/** Stands where the apply button was, with ways on. It takes the focus, because what had it is gone. */
export function SubmittedNotice({
  submitted,
  companyName,
  alertHref,
}: {
  submitted: Submitted;
  companyName: string;
  alertHref: string | null;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const title = submitted.outcome === 'received' ? text.applicationSubmitted : text.youHaveAlreadyAppliedFor;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      aria-label={title}
      className="scroll-mt-24 rounded-md outline-offset-2"
    >
      {submitted.outcome === 'received' ? (
        <Notice tone="good" title={title}>
          <p>{text.employerHasIt({ companyName })}</p>
          {!submitted.isProven && <p className="mt-2">{text.confirmWithThatLink({ companyName })}</p>}
          <WaysOn alertHref={alertHref} />
        </Notice>
      ) : (
        <Notice tone="info" title={title}>
          <p>{text.employerHasFirstOne({ companyName })}</p>
          <WaysOn alertHref={alertHref} />
        </Notice>
      )}
    </div>
  );
}

function WaysOn({ alertHref }: { alertHref: string | null }) {
  const hasSimilarJobs = useBrowserValue(() => document.getElementById('related-jobs') !== null, false);
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5">
      <li>
        <Link href={routes.myApplications()} prefetch={false} className={link}>
          {text.myApplications}
        </Link>
      </li>
      {hasSimilarJobs && (
        <li>
          <a href="#related-jobs" className={link}>
            {text.similarJobsNearby}
          </a>
        </li>
      )}
      {alertHref !== null && (
        <li>
          <Link href={alertHref} prefetch={false} rel="nofollow" className={link}>
            {text.emailMeNewJobsLike}
          </Link>
        </li>
      )}
    </ul>
  );
}

const link = 'link inline-flex min-h-11 items-center';
