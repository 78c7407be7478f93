'use client';

import { useSession } from '@/components/auth/session';
import { SignInLink } from '@/components/auth/sign-in-link';
import { mobileAccountEntries as text } from '@/messages/layout';
import { LogOutButton } from './log-out-button';
import { accountEntries, guestEntries, signedInEntries } from './nav-entries';
import { NavLink } from './nav-link';

/** The account entries of the phone menu. */
export function MobileAccountEntries() {
  const session = useSession();
  if (session.status !== 'signed-in')
    return (
      <>
        <NavRows entries={guestEntries} />
        <li>
          <SignInLink className="menu-row">{text.signIn}</SignInLink>
        </li>
      </>
    );
  const { email, role } = session.viewer;
  return (
    <>
      <NavRows entries={signedInEntries} />
      <li className="py-3 text-sm">
        <span className="block text-ink-soft">{text.signedInAs}</span>
        <span className="block break-words font-semibold">{email}</span>
      </li>
      <NavRows entries={accountEntries(role)} />
      <li>
        <LogOutButton className="menu-row w-full gap-2 text-left" />
      </li>
    </>
  );
}

const NavRows = ({ entries }: { entries: typeof signedInEntries }) =>
  entries.map(({ label, href }) => (
    <li key={href}>
      <NavLink href={href} className="menu-row">
        {label}
      </NavLink>
    </li>
  ));
