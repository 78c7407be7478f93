import Link from 'next/link';
import { classes } from '@/components/ui/classes';
import { employerStatusLabel } from '@/lib/applications/applicants/applicant';
import { type ApplicationStatus, applicationStatuses } from '@/lib/applications/application';
import * as routes from '@/lib/routes';
import { statusTabs as text } from '@/messages/applications/applicants';

/** Links to the list of each status, with counts. */
export function StatusTabs({
  jobId,
  counts,
  total,
  current,
}: {
  jobId: string;
  counts: Record<ApplicationStatus, number>;
  total: number;
  current: ApplicationStatus | null;
}) {
  const tabs = [
    { status: null, label: text.all, count: total },
    ...applicationStatuses.map((status) => ({
      status,
      label: employerStatusLabel(status),
      count: counts[status],
    })),
  ];
  return (
    <nav aria-label={text.label} className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ status, label, count }) => (
          <li key={label}>
            <Link
              href={routes.applicants(jobId, { status })}
              prefetch={false}
              aria-current={status === current ? 'page' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center gap-2 rounded-md border px-3.5 font-semibold text-sm',
                status === current
                  ? 'border-transparent bg-brand text-brand-ink'
                  : 'border-edge bg-surface hover:border-brand hover:text-brand',
              )}
            >
              {label} <span className="font-normal tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
