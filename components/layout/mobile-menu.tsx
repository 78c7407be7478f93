import { MenuIcon } from '@/components/ui/icons';
import { routes } from '@/lib/routes';
import { built } from '@/lib/site';
import { Menu } from './menu';
import { navEntries } from './nav-entries';
import { NavLink } from './nav-link';

/** The navigation on a phone: a sheet below the header with targets for a thumb. */
export function MobileMenu() {
  const entries = [...navEntries, ...(built.accounts ? [{ label: 'Sign In', href: routes.login() }] : [])];
  return (
    <Menu label="Menu" button={<MenuIcon />} className="md:hidden">
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full border-line border-b bg-surface shadow-lifted"
      >
        <ul className="page divide-y divide-line py-2">
          {entries.map(({ label, href }) => (
            <li key={href}>
              <NavLink
                href={href}
                className="flex min-h-13 items-center font-semibold text-lg aria-[current]:text-brand"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Menu>
  );
}
