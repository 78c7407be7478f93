'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { toast } from '@/components/ui/toast';
import { changeJobStatus } from '@/lib/postings/manage/actions';
import { getAllowedChanges, type JobChange, type PostingSummary } from '@/lib/postings/posting-summary';
import { statusButtons as text } from '@/messages/postings/manage';

const labels: Record<JobChange, { label: string; pending: string }> = {
  pause: { label: text.pause, pending: text.pausing },
  resume: { label: text.resume, pending: text.resuming },
  renew: { label: text.renew, pending: text.renewing },
};

/** The buttons to pause, resume or renew a posting. Each is a form, so it works without JavaScript. */
export function StatusButtons({ posting }: { posting: Pick<PostingSummary, 'id' | 'title' | 'state'> }) {
  const [result, send] = useSubmit(changeJobStatus);
  useEffect(() => {
    if (result?.ok) toast(result.data.message);
  }, [result]);
  return (
    <>
      {getAllowedChanges(posting.state).map((change) => (
        <form key={change} action={send}>
          <input type="hidden" name="id" value={posting.id} />
          <input type="hidden" name="change" value={change} />
          <SubmitButton
            pendingLabel={labels[change].pending}
            variant="secondary"
            size="sm"
            className="max-sm:min-h-11"
            aria-label={`${labels[change].label}: ${posting.title}`}
          >
            {labels[change].label}
          </SubmitButton>
        </form>
      ))}
      {result?.ok === false && (
        <p role="alert" className="col-span-full w-full font-medium text-danger text-sm">
          <span>{result.message}</span>{' '}
          {result.link && (
            <Link href={result.link.href} className="link">
              {result.link.label}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
