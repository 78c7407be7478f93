'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import { postedInAnotherTab as text } from '@/messages/postings/form';
import type { PostedJob } from './use-job-draft';

/** Shown if another tab posted this form. Links to the job and offers to post the current text as another job. */
export function PostedInAnotherTabNotice({
  job: { slug, title },
  onStartNew,
  children,
}: {
  job: PostedJob;
  onStartNew: () => void;
  /** The button to start over with a blank form. */
  children: React.ReactNode;
}) {
  return (
    <Notice tone="warn" title={text.title} announce>
      <p>
        {text.hint({
          link: (
            <Link href={routes.jobBySlug(slug)} className="link">
              {text.jobLink({ title })}
            </Link>
          ),
        })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={onStartNew}>
          {text.newPostingButton}
        </Button>
        {children}
      </div>
    </Notice>
  );
}
