'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import { postedInAnotherTab as text } from '@/messages/postings/form';
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
    <Notice tone="warn" title={text.youAlreadyPostedThisJob} announce>
      <p>
        {text.toPostThisVersionAs({
          link: (
            <Link href={routes.jobBySlug(slug)} className="link">
              {text.see({ title })}
            </Link>
          ),
        })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={onStartNew}>
          {text.makeThisANewPosting}
        </Button>
        {children}
      </div>
    </Notice>
  );
}
