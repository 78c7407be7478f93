'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { RedirectAfter } from '@/components/auth/redirect-after';
import { HeldNotice } from '@/components/trust/held-notice';
import { Notice } from '@/components/ui/notice';
import { delays } from '@/lib/limits';
import * as routes from '@/lib/routes';
import type { Hold } from '@/lib/trust/hold';
import { postedNotice as text } from '@/messages/postings/form';
import { postJobMessages } from '@/messages/postings/messages';
import { forgetDraftCopy } from './draft-copy';

/** It is posted, and `contact` is what its poster should know of its contact; its page comes by itself after the specified moment (D5), with JavaScript or without. */
export function PostedNotice({
  slug,
  contact,
  hold,
}: {
  slug: string;
  contact: string | null;
  /** Posted, and not shown until somebody has looked at it. */
  hold: Hold | null;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    forgetDraftCopy();
  }, []);
  const postingsLink = (words: string) => (
    <Link href={routes.employerJobs()} className="link">
      {words}
    </Link>
  );
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      aria-label={hold ? undefined : postJobMessages.posted}
      className="max-w-3xl rounded-md outline-offset-2"
    >
      {hold ? (
        <HeldNotice hold={hold}>{postingsLink(text.myJobPostings)}</HeldNotice>
      ) : (
        <Notice tone="good" title={postJobMessages.posted}>
          {text.peopleNearbyCanFindIt({
            jobLink: (words) => (
              <Link href={routes.jobBySlug(slug)} className="link">
                {words}
              </Link>
            ),
            postingsLink,
          })}
          {contact && <p className="mt-1 break-words">{contact}</p>}
          <RedirectAfter to={routes.jobBySlug(slug)} afterMs={delays.afterJobPostMs} />
        </Notice>
      )}
    </div>
  );
}
