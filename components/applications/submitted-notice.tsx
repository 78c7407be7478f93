'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Submitted } from '@/lib/applications/submit';
import { routes } from '@/lib/routes';

/** Stands where the apply button was, with ways on. It takes the focus, because what had it is gone. */
export function SubmittedNotice({
  submitted,
  companyName,
  alertHref,
}: {
  submitted: Submitted;
  companyName: string;
  alertHref: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div
      ref={ref}
      data-submitted
      tabIndex={-1}
      role="status"
      className="scroll-mt-24 rounded-md outline-offset-2"
    >
      {submitted.outcome === 'received' ? (
        <Notice tone="good" title="Application submitted">
          <p>
            {companyName} has it now and will get back to you directly. We emailed you a receipt with a
            private link to see what you sent, or to withdraw and delete it.
          </p>
          {!submitted.isProven && (
            <p className="mt-2">
              Use that link to confirm your email and get {companyName}’s answers by email. Until then, we
              send only a few receipts a day.
            </p>
          )}
          <WaysOn alertHref={alertHref} />
        </Notice>
      ) : (
        <Notice tone="info" title="You have already applied for this job">
          <p>
            {companyName} has your first application, so we didn’t send this one. To send a new version,
            withdraw the first one with the link in its receipt and apply again.
          </p>
          <WaysOn alertHref={alertHref} />
        </Notice>
      )}
    </div>
  );
}

function WaysOn({ alertHref }: { alertHref: string }) {
  const hasSimilarJobs = typeof document !== 'undefined' && document.getElementById('related-jobs') !== null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5">
      <li>
        <Link href={routes.myApplications()} prefetch={false} className={link}>
          My Applications
        </Link>
      </li>
      {hasSimilarJobs && (
        <li>
          <a href="#related-jobs" className={link}>
            Similar jobs nearby
          </a>
        </li>
      )}
      <li>
        <Link href={alertHref} prefetch={false} rel="nofollow" className={link}>
          Email me new jobs like this
        </Link>
      </li>
    </ul>
  );
}

const link = 'link inline-flex min-h-11 items-center';
