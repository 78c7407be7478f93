'use client';

import { type SessionViewer, useSession, useSessionCheckOnNavigation } from '@/components/auth/session';
import { SignInLink } from '@/components/auth/sign-in-link';
import { buttonClasses } from '@/components/ui/button-variants';
import { classes } from '@/components/ui/classes';
import { Menu } from '@/components/ui/menu';
import { accountMenu as text } from '@/messages/layout';
import { LogOutButton } from './log-out-button';
import { accountEntries } from './nav-entries';
import { NavLink } from './nav-link';
import { NoScriptAccountMenu } from './no-script-account-menu';

/**
 * The account menu, or the links to sign in. A client component, because the page around it may be cached and shared.
 */
export function AccountMenu() {
  return (
    <>
      <SessionMenu />
      <noscript>
        <NoScriptAccountMenu />
      </noscript>
    </>
  );
}

function SessionMenu() {
  const session = useSession();
  useSessionCheckOnNavigation();
  if (session.status === 'visitor')
    return (
      <SignInLink className={classes(buttonClasses({ variant: 'secondary', size: 'sm' }), '@max-5xl:hidden')}>
        {text.signIn}
      </SignInLink>
    );
  if (session.status === 'loading') return <Avatar className="@max-5xl:hidden" />;
  return <SignedInMenu viewer={session.viewer} />;
}

const rowClasses = 'flex min-h-11 w-full items-center gap-2 rounded-sm px-3 text-left hover:bg-sunken';

function SignedInMenu({ viewer }: { viewer: SessionViewer }) {
  return (
    <Menu
      label={text.menuLabel({ email: viewer.email })}
      button={<Avatar letter={viewer.email.charAt(0)} />}
      className="relative @max-5xl:hidden"
    >
      <nav
        aria-label={text.account}
        className="absolute top-full right-0 mt-1 w-72 rounded-md border bg-surface shadow-lifted"
      >
        <p className="border-b px-4 py-3 text-sm">
          <span className="block text-ink-soft">{text.signedInAs}</span>
          <span className="block break-words font-semibold">{viewer.email}</span>
        </p>
        <ul className="p-1">
          {accountEntries(viewer.role).map(({ label, href }) => (
            <li key={href}>
              <NavLink
                href={href}
                className={classes(rowClasses, 'aria-[current]:font-semibold aria-[current]:text-brand')}
              >
                {label}
              </NavLink>
            </li>
          ))}
          <li className="mt-1 border-t pt-1">
            <LogOutButton className={rowClasses} />
          </li>
        </ul>
      </nav>
    </Menu>
  );
}

function Avatar({ letter = '', className }: { letter?: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid size-9 place-items-center rounded-full bg-brand font-semibold text-base text-brand-ink uppercase leading-none',
        className,
      )}
    >
      {letter}
    </span>
  );
}
