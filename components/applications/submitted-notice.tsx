'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import type { SubmitResult } from '@/lib/applications/create-application';
import * as routes from '@/lib/routes';
import { submittedNotice as text } from '@/messages/applications/form';

/** Replaces the submitted application form and takes the focus, because the focused button was removed with it. */
export function SubmittedNotice({
  submitted,
  companyName,
  alertHref,
}: {
  submitted: SubmitResult;
  companyName: string;
  alertHref: string | null;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const title = submitted.outcome === 'received' ? text.submittedTitle : text.repeatedTitle;
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
          <p>{text.submittedText({ companyName })}</p>
          {!submitted.isVerified && <p className="mt-2">{text.confirmEmailHint({ companyName })}</p>}
          <NextSteps alertHref={alertHref} />
        </Notice>
      ) : (
        <Notice tone="info" title={title}>
          <p>{text.repeatedText({ companyName })}</p>
          <NextSteps alertHref={alertHref} />
        </Notice>
      )}
    </div>
  );
}

function NextSteps({ alertHref }: { alertHref: string | null }) {
  const hasSimilarJobs = useBrowserValue(() => document.getElementById('related-jobs') !== null, false);
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5">
      <li>
        <Link href={routes.myApplications()} prefetch={false} className={linkClasses}>
          {text.myApplicationsLink}
        </Link>
      </li>
      {hasSimilarJobs && (
        <li>
          <a href="#related-jobs" className={linkClasses}>
            {text.similarJobsLink}
          </a>
        </li>
      )}
      {alertHref !== null && (
        <li>
          <Link href={alertHref} prefetch={false} rel="nofollow" className={linkClasses}>
            {text.createAlertLink}
          </Link>
        </li>
      )}
    </ul>
  );
}

const linkClasses = 'link inline-flex min-h-11 items-center';
