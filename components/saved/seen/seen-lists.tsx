'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { AgeLabel } from '@/components/ui/age-label';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import * as routes from '@/lib/routes';
import type { SeenJob, SeenKind } from '@/lib/saved/seen/seen-job';
import { seenLists as text } from '@/messages/saved/seen';
import { forgetInAccount, forgetInBrowser, onSeenChanged, seenInBrowser } from './seen-jobs';

/** What was looked at, and what was hidden, below what is saved. `account` is null for a visitor, whose browser knows. */
export function SeenLists({ account }: { account: readonly SeenJob[] | null }) {
  const [jobs, setJobs] = useState<readonly SeenJob[]>(account ?? []);
  useEffect(() => {
    if (account) return;
    const read = () => setJobs(seenInBrowser());
    read();
    return onSeenChanged(read);
  }, [account]);

  const forget = async (kind: SeenKind, jobId?: string) => {
    if (account) {
      const answer = await forgetInAccount(kind, jobId);
      if (!answer.ok) return toast(answer.message);
    }
    setJobs(jobs.filter((job) => job.kind !== kind || (jobId !== undefined && job.jobId !== jobId)));
    forgetInBrowser(kind, jobId);
  };
  const kept = account ? text.keptInAccount : text.keptInBrowser;
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
          <Button variant="secondary" size="sm" onClick={() => forget(kind)}>
            {kind === 'hidden' ? text.showAll : text.clear}
          </Button>
        </div>
        <p className="mb-3 text-ink-soft text-sm">{kept[kind]}</p>
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
                  onClick={() => forget(kind, jobId)}
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
