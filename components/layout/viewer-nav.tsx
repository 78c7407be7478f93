'use client';

import { useSession } from '@/components/auth/session';
import { employerEntries, guestEntries, jobSeekerEntries, navEntries, signedInEntries } from './nav-entries';
import { NavLink } from './nav-link';

/** The header's links for this visitor; a guest's links until the session is loaded and without JavaScript. */
export function ViewerNav() {
  return listEntries(useSession()).map(({ label, href }) => (
    <li key={href}>
      <NavLink href={href} className="nav-link">
        {label}
      </NavLink>
    </li>
  ));
}

function listEntries(session: ReturnType<typeof useSession>) {
  if (session.status !== 'signed-in') return [...navEntries, ...guestEntries.slice(0, 1)];
  // 'Browse Talent' is in the navigation of all signed-in visitors (specification, section 6).
  return session.viewer.role === 'employer'
    ? [...navEntries, ...signedInEntries, ...employerEntries.slice(0, 1)]
    : [...navEntries.slice(0, 1), ...jobSeekerEntries.slice(0, 3), ...signedInEntries];
}
