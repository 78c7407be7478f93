'use client';

import { useSession } from '@/components/auth/session';
import { guestBar, navEntries, seekerBar, signedInEntries, workEntries } from './nav-entries';
import { NavLink } from './nav-link';

/** The bar's links: what this visitor came for. Until it is known who is signed in, what all bars begin with; without scripts, all. */
export function ViewerNav() {
  const session = useSession();
  return entriesFor(session).map(({ label, href }, index) => (
    <li key={href} className={session.is === 'asking' && index > 0 ? 'hidden noscript:block' : undefined}>
      <NavLink href={href} className="nav-link">
        {label}
      </NavLink>
    </li>
  ));
}

function entriesFor(session: ReturnType<typeof useSession>) {
  if (session.is === 'asking') return navEntries;
  if (session.is === 'visitor') return guestBar;
  // Section 6: 'Browse Talent' is in the navigation of all who are signed in.
  return session.viewer.role === 'employer'
    ? [...navEntries, ...signedInEntries, ...workEntries]
    : [...seekerBar, ...signedInEntries];
}
