'use client';

import { useSession } from '@/components/auth/session';
import { guestEntries, signedInEntries } from './nav-entries';
import { NavLink } from './nav-link';

/** Section 6: 'Browse Talent' stands in the navigation only for whoever is signed in; a guest's saved jobs stand there in its place. */
export function ViewerNav({ linkLook }: { linkLook: string }) {
  const session = useSession();
  if (session.is === 'asking') return null;
  return (session.is === 'visitor' ? guestEntries : signedInEntries).map(({ label, href }) => (
    <li key={href}>
      <NavLink href={href} className={linkLook}>
        {label}
      </NavLink>
    </li>
  ));
}
