'use client';

import { useSession } from '@/components/auth/session';
import * as routes from '@/lib/routes';
import { viewerNav as text } from '@/messages/layout';
import { guestEntries, signedInEntries } from './nav-entries';
import { NavLink } from './nav-link';

/** Section 6: 'Browse Talent' is in the navigation only for whoever is signed in; guests see their saved jobs instead. */
export function ViewerNav() {
  const session = useSession();
  if (session.is === 'asking') return null;
  return (
    <>
      {(session.is === 'visitor' ? guestEntries : signedInEntries).map(({ label, href }) => (
        <li key={href}>
          <NavLink href={href} className="nav-link">
            {label}
          </NavLink>
        </li>
      ))}
      {/* Where an employer works. */}
      {session.is === 'signed-in' && session.viewer.role === 'employer' && (
        <li>
          <NavLink href={routes.employerJobs()} className="nav-link">
            {text.jobPostings}
          </NavLink>
        </li>
      )}
    </>
  );
}
