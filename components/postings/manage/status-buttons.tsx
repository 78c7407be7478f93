'use client';

import Link from 'next/link';
import { useActionState, useEffect } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { toast } from '@/components/ui/toast';
import { moveJob } from '@/lib/postings/manage/actions';
import { type JobMove, movesFrom, type OwnPosting } from '@/lib/postings/posting-summary';

const labels: Record<JobMove, { label: string; pending: string }> = {
  pause: { label: 'Pause', pending: 'Pausing…' },
  resume: { label: 'Resume', pending: 'Resuming…' },
  renew: { label: 'Renew', pending: 'Renewing…' },
};

/** What can be done about a posting at once; each is a form of its own and works without JavaScript. */
export function MoveButtons({ posting }: { posting: Pick<OwnPosting, 'id' | 'title' | 'state'> }) {
  const [answer, send] = useActionState(moveJob, null);
  useEffect(() => {
    if (answer?.ok) toast(answer.data.said);
  }, [answer]);
  return (
    <>
      {movesFrom(posting.state).map((move) => (
        <form key={move} action={send}>
          <input type="hidden" name="id" value={posting.id} />
          <input type="hidden" name="move" value={move} />
          <SubmitButton
            pending={labels[move].pending}
            variant="secondary"
            size="sm"
            className="max-sm:min-h-11"
            aria-label={`${labels[move].label}: ${posting.title}`}
          >
            {labels[move].label}
          </SubmitButton>
        </form>
      ))}
      {answer?.ok === false && (
        <p role="alert" className="w-full font-medium text-danger text-sm">
          {answer.message}{' '}
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
