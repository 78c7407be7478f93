'use client';

import { useSession } from '@/components/auth/session';
import { signedInEntries } from './nav-entries';
import { NavLink } from './nav-link';

/** Section 6: 'Browse Talent' stands in the navigation only for whoever is signed in. */
export function SignedInNav({ linkLook }: { linkLook: string }) {
  if (useSession().is !== 'signed-in') return null;
  return signedInEntries.map(({ label, href }) => (
    <li key={href}>
      <NavLink href={href} className={linkLook}>
        {label}
      </NavLink>
    </li>
  ));
}
