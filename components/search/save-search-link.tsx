'use client';

import Link from 'next/link';
import { useSession } from '@/components/auth/session';
import { savedSearches as text } from '@/messages/saved/searches';

/** For signed-in visitors: links to the page that names and saves the current search. */
export function SaveSearchLink({ href }: { href: string }) {
  if (useSession().status !== 'signed-in') return null;
  return (
    <Link href={href} prefetch={false} rel="nofollow" className="email-me">
      <span>
        {text.saveLink}
        <span className="sr-only">{` ${text.saveLinkRest}`}</span>
      </span>
    </Link>
  );
}
