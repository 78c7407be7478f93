'use client';

import { useSession } from '@/components/auth/session';
import { employerEntries, guestEntries, jobSeekerEntries, navEntries, signedInEntries } from './nav-entries';
import { NavLink } from './nav-link';

/** The bar's links: what this visitor came for. Without scripts, and until it is known who is signed in, a guest's. */
export function ViewerNav() {
  return entriesFor(useSession()).map(({ label, href }) => (
    <li key={href}>
      <NavLink href={href} className="nav-link">
        {label}
      </NavLink>
    </li>
  ));
}

function entriesFor(session: ReturnType<typeof useSession>) {
  if (session.is !== 'signed-in') return [...navEntries, ...guestEntries.slice(0, 1)];
  // Section 6: 'Browse Talent' is in the navigation of all who are signed in.
  return session.viewer.role === 'employer'
    ? [...navEntries, ...signedInEntries, ...employerEntries.slice(0, 1)]
    : [...navEntries.slice(0, 1), ...jobSeekerEntries.slice(0, 3), ...signedInEntries];
}
