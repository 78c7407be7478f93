import { MenuIcon } from '@/components/ui/island-icons';
import { Menu } from '@/components/ui/menu';
import { mobileMenu as text } from '@/messages/layout';
import { MobileAccountEntries } from './mobile-account-entries';
import { navEntries } from './nav-entries';
import { NavLink } from './nav-link';

export function MobileMenu() {
  return (
    <Menu label={text.menu} button={<MenuIcon />} className="@5xl:hidden">
      <nav
        aria-label={text.main}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-b bg-surface shadow-lifted"
      >
        <ul className="page divide-y divide-line py-2">
          {navEntries.map(({ label, href }) => (
            <li key={href}>
              <NavLink href={href} className="menu-row">
                {label}
              </NavLink>
            </li>
          ))}
          <MobileAccountEntries />
        </ul>
      </nav>
    </Menu>
  );
}
