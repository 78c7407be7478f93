import { NavLink } from '@/components/layout/nav-link';
import * as routes from '@/lib/routes';
import { adminNav as text } from '@/messages/admin/navigation';

const entries = [
  { label: text.queue, href: routes.admin.queue() },
  { label: text.people, href: routes.admin.people() },
  { label: text.numbers, href: routes.admin.numbers() },
  { label: text.contents, href: routes.admin.content() },
  { label: text.audit, href: routes.admin.audit() },
];

/** The admin navigation, in two lines on a phone so that each link is within reach of a thumb. */
export function AdminNav() {
  return (
    <nav aria-label={text.navLabel}>
      <ul className="flex flex-wrap gap-x-1">
        {entries.map(({ label, href }) => (
          <li key={href}>
            <NavLink href={href} className="nav-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
