import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import { decideJob } from '@/lib/admin/account-actions';
import type { PostingResult } from '@/lib/admin/people';
import * as routes from '@/lib/routes';
import { account as text } from '@/messages/admin/people';
import { AdminActionForm } from './admin-action-form';

/** Jobs, each with a form to take it down or restore it. `showOwner` adds a link to its owner. */
export function AccountJobs({
  jobs,
  showOwner = false,
}: {
  jobs: readonly PostingResult[];
  showOwner?: boolean;
}) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {jobs.map(({ id, title, companyName, status, isOver, postedAt, accountId }) => {
        const state = status !== 'held' && isOver ? 'over' : status;
        return (
          <li key={id} className="break-words border-line border-b pb-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link href={routes.jobById(id)} prefetch={false} className="link font-semibold">
                {title}
              </Link>
              <Badge tone={state === 'held' ? 'danger' : state === 'open' ? 'good' : 'neutral'}>
                {text.states[state]}
              </Badge>
              {showOwner ? (
                <Link href={routes.admin.account(accountId)} prefetch={false} className="link">
                  {companyName}
                </Link>
              ) : (
                <span>{companyName}</span>
              )}
              <RelativeTime date={postedAt} className="text-ink-soft text-sm" />
            </div>
            <details className="mt-1">
              <summary className="link cursor-pointer py-1 text-sm">
                {status === 'held' ? text.showAgain : text.takeDown}
              </summary>
              <div className="mt-2">
                <AdminActionForm
                  action={decideJob}
                  hidden={{ jobId: id, decision: status === 'held' ? 'approve' : 'remove' }}
                  label={status === 'held' ? text.showAgain : text.takeDown}
                />
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
