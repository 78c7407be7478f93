'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { toast } from '@/components/ui/toast';
import { changeJobStatus } from '@/lib/postings/manage/actions';
import { changesFrom, type JobChange, type PostingSummary } from '@/lib/postings/posting-summary';
import { statusButtons as text } from '@/messages/postings/manage';

const labels: Record<JobChange, { label: string; pending: string }> = {
  pause: { label: text.pause, pending: text.pausing },
  resume: { label: text.resume, pending: text.resuming },
  renew: { label: text.renew, pending: text.renewing },
};

/** What can be done about a posting at once; each is a form of its own and works without JavaScript. */
export function MoveButtons({ posting }: { posting: Pick<PostingSummary, 'id' | 'title' | 'state'> }) {
  const [answer, send] = useSubmit(changeJobStatus);
  useEffect(() => {
    if (answer?.ok) toast(answer.data.message);
  }, [answer]);
  return (
    <>
      {changesFrom(posting.state).map((change) => (
        <form key={change} action={send}>
          <input type="hidden" name="id" value={posting.id} />
          <input type="hidden" name="change" value={change} />
          <SubmitButton
            pending={labels[change].pending}
            variant="secondary"
            size="sm"
            className="max-sm:min-h-11"
            aria-label={`${labels[change].label}: ${posting.title}`}
          >
            {labels[change].label}
          </SubmitButton>
        </form>
      ))}
      {answer?.ok === false && (
        <p role="alert" className="col-span-full w-full font-medium text-danger text-sm">
          <span>{answer.message}</span>{' '}
          {answer.way && (
            <Link href={answer.way.href} className="link">
              {answer.way.label}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
