'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { AgeLabel } from '@/components/ui/age-label';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import * as routes from '@/lib/routes';
import type { SeenJob, SeenJobKind } from '@/lib/saved/seen/seen-job';
import { seenLists as text } from '@/messages/saved/seen';
import {
  getBrowserSeenJobs,
  removeAccountSeenJobs,
  removeBrowserSeenJobs,
  subscribeToSeenJobs,
} from './seen-jobs';

/** Viewed and hidden jobs, below the saved ones. `account` is null for a visitor, whose jobs are in the browser. */
export function SeenLists({ account }: { account: readonly SeenJob[] | null }) {
  const [jobs, setJobs] = useState<readonly SeenJob[]>(account ?? []);
  useEffect(() => {
    if (account) return;
    const refresh = () => setJobs(getBrowserSeenJobs());
    refresh();
    return subscribeToSeenJobs(refresh);
  }, [account]);

  const remove = async (kind: SeenJobKind, jobId?: string) => {
    if (account) {
      const result = await removeAccountSeenJobs(kind, jobId);
      if (!result.ok) return toast(result.message);
    }
    setJobs(jobs.filter((job) => job.kind !== kind || (jobId !== undefined && job.jobId !== jobId)));
    removeBrowserSeenJobs(kind, jobId);
  };
  const descriptions = account ? text.accountHints : text.browserHints;
  return (['viewed', 'hidden'] as const).map((kind) => {
    const listed = jobs.filter((job) => job.kind === kind);
    if (listed.length === 0) return null;
    const titleId = `${kind}-jobs`;
    return (
      <section key={kind} id={kind} aria-labelledby={titleId} className="mt-12 max-w-3xl print:hidden">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <h2 id={titleId} className="text-xl">
            {text[kind]}
          </h2>
          <Button variant="secondary" size="sm" onClick={() => remove(kind)}>
            {kind === 'hidden' ? text.showAll : text.clear}
          </Button>
        </div>
        <p className="mb-3 text-ink-soft text-sm">{descriptions[kind]}</p>
        <ul className="divide-y divide-line border-line border-y">
          {listed.map(({ jobId, title, seenAt }) => (
            <li key={jobId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <Link href={routes.jobById(jobId)} prefetch={false} className="link min-w-0 break-words">
                <bdi>{title}</bdi>
              </Link>
              {kind === 'hidden' ? (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={text.showJob({ title })}
                  onClick={() => remove(kind, jobId)}
                >
                  {text.show}
                </Button>
              ) : (
                <span className="text-ink-soft text-sm">
                  <AgeLabel dateTime={seenAt} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
