import { NavLink } from '@/components/layout/nav-link';
import * as routes from '@/lib/routes';
import { deskFrame as text } from '@/messages/operator/desk';

const entries = [
  { label: text.queue, href: routes.operator.queue() },
  { label: text.people, href: routes.operator.people() },
  { label: text.numbers, href: routes.operator.numbers() },
  { label: text.contents, href: routes.operator.contents() },
  { label: text.audit, href: routes.operator.audit() },
];

/** The rooms of the desk; on a phone in two lines, because all are needed with one thumb. */
export function DeskNav() {
  return (
    <nav aria-label={text.main}>
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
