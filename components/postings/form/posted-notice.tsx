'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { RedirectAfter } from '@/components/auth/redirect-after';
import { Notice } from '@/components/ui/notice';
import { postJobMessages } from '@/lib/postings/messages';
import { routes } from '@/lib/routes';
import { delays } from '@/lib/site';
import { forgetDraftCopy } from './draft-copy';

/** It is posted, and `contact` is what its poster should know of its contact; its page comes by itself after the specified moment (D5), with JavaScript or without. */
export function PostedNotice({ slug, contact }: { slug: string; contact: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    forgetDraftCopy();
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="max-w-3xl rounded-md outline-offset-2">
      <Notice tone="good" title={postJobMessages.posted}>
        People nearby can find it now.{' '}
        <Link href={routes.jobBySlug(slug)} className="link">
          Go to the job’s page
        </Link>
        {' · '}
        <Link href={routes.employerJobs()} className="link">
          My Job Postings
        </Link>
        {contact && <p className="mt-1 break-words">{contact}</p>}
        <RedirectAfter to={routes.jobBySlug(slug)} afterMs={delays.afterJobPostMs} />
      </Notice>
    </div>
  );
}
