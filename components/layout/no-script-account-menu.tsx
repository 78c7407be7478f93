import { UserIcon } from '@/components/ui/icons';
import { Menu } from '@/components/ui/menu';
import * as apiRoutes from '@/lib/api-routes';
import { logOutButton, noScriptAccountMenu as text } from '@/messages/layout';
import { employerEntries, jobSeekerEntries, ownEntries, signedInEntries } from './nav-entries';

/**
 * The account menu without JavaScript. Pages are shared by all visitors, so it contains the entries of every role. A
 * per-viewer stylesheet (app/api/me/menu.css) hides the entries of other roles, and the whole menu from visitors.
 */
export function NoScriptAccountMenu() {
  return (
    <>
      <link rel="stylesheet" href={apiRoutes.accountMenuStyle()} />
      <Menu label={text.accountMenu} button={<UserIcon />} className="plain-menu sm:relative">
        <nav
          aria-label={text.account}
          // On a narrow screen the page menu is beside it, so this one opens below the whole header.
          className="absolute top-full right-0 mt-1 max-h-[calc(100dvh-5rem)] w-72 overflow-y-auto rounded-md border bg-surface shadow-lifted max-sm:inset-x-4 max-sm:w-auto"
        >
          <p className="border-b px-4 py-3 text-ink-soft text-sm">
            {text.signedInAs} <b className="plain-menu-email break-words text-ink" />
          </p>
          <ul className="p-1 [&_:is(a,button)]:flex [&_:is(a,button)]:min-h-11 [&_:is(a,button)]:w-full [&_:is(a,button)]:items-center [&_:is(a,button)]:px-3">
            <Rows entries={signedInEntries} />
            <Rows entries={employerEntries} forRole="employer" />
            <Rows entries={jobSeekerEntries} forRole="job_seeker" />
            <Rows entries={ownEntries} />
            <li className="mt-1 border-t pt-1">
              <form method="post" action={apiRoutes.me()}>
                <button type="submit">{logOutButton.logOut}</button>
              </form>
            </li>
          </ul>
        </nav>
      </Menu>
    </>
  );
}

function Rows({ entries, forRole }: { entries: typeof ownEntries; forRole?: 'employer' | 'job_seeker' }) {
  return entries.map(({ label, href }) => (
    <li key={href} data-for={forRole}>
      <a href={href}>{label}</a>
    </li>
  ));
}
