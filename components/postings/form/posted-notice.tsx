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
import { removeDraftCopy } from './draft-copy';

/**
 * Confirms that a job was posted and redirects to its page after the specified delay (D5). `contact` is a note about a
 * contact who has not confirmed yet.
 */
export function PostedNotice({
  slug,
  contact,
  hold,
}: {
  slug: string;
  contact: string | null;
  /** Set if the job is hidden until an admin has reviewed it. */
  hold: Hold | null;
}) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
    removeDraftCopy();
  }, []);
  const postingsLink = (linkText: string) => (
    <Link href={routes.employerJobs()} className="link">
      {linkText}
    </Link>
  );
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      aria-label={hold ? undefined : postJobMessages.posted}
      className="max-w-3xl rounded-md outline-offset-2"
    >
      {hold ? (
        <HeldNotice hold={hold}>{postingsLink(text.myJobPostings)}</HeldNotice>
      ) : (
        <Notice tone="good" title={postJobMessages.posted}>
          {text.text({
            jobLink: (linkText) => (
              <Link href={routes.jobBySlug(slug)} className="link">
                {linkText}
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
