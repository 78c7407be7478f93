'use client';

import Link from 'next/link';
import { useSession } from '@/components/auth/session';
import { savedSearches as text } from '@/messages/saved/searches';

/** For signed-in visitors: leads to where the open search gets its name. */
export function SaveSearchLink({ href }: { href: string }) {
  if (useSession().is !== 'signed-in') return null;
  return (
    <Link href={href} prefetch={false} rel="nofollow" className="email-me">
      <span>
        {text.save}
        <span className="sr-only">{` ${text.thisSearch}`}</span>
      </span>
    </Link>
  );
}
