import Link from 'next/link';
import type { AuditEvent } from '@/lib/admin/audit';
import * as routes from '@/lib/routes';
import { audit as text } from '@/messages/admin/audit';
import { locale } from '@/messages/locale';

const dateTimeFormat = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** The audit log, newest first. Each subject and person links to its own entries. */
export function AuditEvents({ events }: { events: readonly AuditEvent[] }) {
  return (
    <ol className="divide-y divide-line border-line border-y">
      {events.map(({ id, at, action, subject, details, actor }) => (
        <li key={id} className="py-3">
          <p className="flex flex-wrap gap-x-3">
            <strong>{action}</strong>
            <Link href={getAuditHref(subject)} className="link inline-block break-all py-0.5">
              {subject.kind} {subject.id}
            </Link>
          </p>
          <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
            <time dateTime={at}>{text.utc({ time: dateTimeFormat.format(new Date(at)) })}</time>
            {actor ? (
              <Link
                href={routes.admin.audit({ person: actor.id })}
                className="link inline-block break-all py-0.5"
              >
                {text.by({ name: actor.email ?? actor.id })}
              </Link>
            ) : (
              <span>{text.shellOrRules}</span>
            )}
          </p>
          {details.length > 0 && (
            <dl className="mt-1 grid gap-x-3 text-sm sm:grid-cols-[auto_1fr]">
              {details.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="break-words">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}

const getAuditHref = ({ kind, id }: AuditEvent['subject']) =>
  routes.admin.audit(kind === 'account' ? { person: id } : { subject: id });
