'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { forgetViewed, viewedInBrowser } from '@/components/jobs/viewed-jobs';
import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { recentlyViewed as text } from '@/messages/saved/jobs';

/** The jobs that were looked at in this browser, below those that are saved. */
export function RecentlyViewed() {
  const [jobs, setJobs] = useState<ReturnType<typeof viewedInBrowser>>([]);
  useEffect(() => setJobs(viewedInBrowser()), []);
  if (jobs.length === 0) return null;
  const clear = () => {
    forgetViewed();
    setJobs([]);
  };
  return (
    <section aria-labelledby="recently-viewed" className="mt-12 max-w-3xl print:hidden">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recently-viewed" className="text-xl">
          {text.title}
        </h2>
        <Button variant="secondary" size="sm" onClick={clear}>
          {text.clear}
        </Button>
      </div>
      <p className="mb-3 text-ink-soft text-sm">{text.keptHere}</p>
      <ul className="divide-y divide-line border-line border-y">
        {jobs.map(([id, path, title, at]) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <Link href={path} prefetch={false} className="link min-w-0 break-words">
              <bdi>{title}</bdi>
            </Link>
            <span className="text-ink-soft text-sm">
              <RelativeTime date={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
