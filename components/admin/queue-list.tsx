import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import type { QueuedCase } from '@/lib/admin/cases';
import * as routes from '@/lib/routes';
import { queue as text } from '@/messages/admin/queue';

/** The open cases, one per line. Links don't prefetch, because opening a case is recorded in the audit log. */
export function QueueList({ cases }: { cases: readonly QueuedCase[] }) {
  return (
    <ol className="grid grid-cols-1 gap-3">
      {cases.map(({ id, subject_kind, risk, reasons, opened_at, title, company_name }) => (
        <li key={id} className="relative rounded-lg border border-line bg-surface p-4 hover:border-brand">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={risk >= 100 ? 'danger' : 'warn'}>{text.risk({ risk })}</Badge>
            <Badge>{text.kinds[subject_kind]}</Badge>
            <span className="text-ink-soft text-sm">
              {text.since} <RelativeTime date={opened_at} />
            </span>
          </div>
          <p className="mt-1.5 break-words">
            <Link
              href={routes.admin.case(id)}
              prefetch={false}
              className="font-semibold after:absolute after:inset-0"
            >
              <bdi>{title ?? text.untitled[subject_kind]}</bdi>
            </Link>{' '}
            {company_name && company_name !== title && (
              <span className="text-ink-soft">{text.byCompany({ companyName: company_name })}</span>
            )}
          </p>
          <p className="mt-1 break-words text-ink-soft text-sm">
            {[...new Set(reasons.map(({ rule }) => rule))].join(', ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
