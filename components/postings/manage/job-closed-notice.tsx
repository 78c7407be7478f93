'use client';

import { useEffect, useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { undoClose } from '@/lib/postings/manage/actions';
import type { UndoableClosing } from '@/lib/postings/manage/queries';
import { jobClosedNotice as text } from '@/messages/postings/manage';

/** Confirms that a job was closed. Has an undo button until the applicants are emailed. */
export function JobClosedNotice({
  closing: { id, title, reason, remainingMs },
  statusBefore,
}: {
  closing: UndoableClosing;
  statusBefore: 'open' | 'paused';
}) {
  const [result, send] = useSubmit(undoClose);
  const [isExpired, setIsExpired] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsExpired(true), remainingMs);
    return () => window.clearTimeout(timer);
  }, [remainingMs]);

  return (
    <Notice tone="good" title={text[reason ?? 'closed']({ title })} announce>
      {!isExpired && (
        <form action={send} className="mt-2 flex flex-wrap items-center gap-3">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="before" value={statusBefore} />
          <SubmitButton pendingLabel={text.undoing} variant="secondary" size="sm" className="max-sm:min-h-11">
            {text.undo}
          </SubmitButton>
          <span>{text.undoHint}</span>
        </form>
      )}
      {result?.ok === false && <p className="font-medium text-danger">{result.message}</p>}
    </Notice>
  );
}
