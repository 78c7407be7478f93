'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/routes';
import type { PostedJob } from './use-job-draft';

/** Another tab has posted this form: where that job is, and what can become of the words that stand here. */
export function PostedInAnotherTab({
  job: { slug, title },
  onStartNew,
  children,
}: {
  job: PostedJob;
  onStartNew: () => void;
  /** The way to an empty form. */
  children: React.ReactNode;
}) {
  return (
    <Notice tone="warn" title="You already posted this job in another tab" announce>
      <p>
        <Link href={routes.jobBySlug(slug)} className="link">
          See “{title}”
        </Link>
        . To post this version as well, make it a new posting first.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={onStartNew}>
          Make this a new posting
        </Button>
        {children}
      </div>
    </Notice>
  );
}
