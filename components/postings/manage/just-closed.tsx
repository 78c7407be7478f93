'use client';

import { useEffect, useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { undoClose } from '@/lib/postings/manage/actions';
import type { Closing } from '@/lib/postings/manage/queries';
import { justClosed as text } from '@/messages/postings/manage';

/** What follows a closing: the way back for as long as nobody has been told. It works without JavaScript, too. */
export function JustClosed({
  closing: { id, title, reason },
  before,
  leftMs,
}: {
  closing: Closing;
  /** How it stood before. */
  before: 'open' | 'paused';
  leftMs: number;
}) {
  const [answer, send] = useSubmit(undoClose);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), leftMs);
    return () => window.clearTimeout(timer);
  }, [leftMs]);

  return (
    <Notice tone="good" title={text[reason ?? 'closed']({ title })} announce>
      {!isOver && (
        <form action={send} className="mt-2 flex flex-wrap items-center gap-3">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="before" value={before} />
          <SubmitButton pending={text.undoing} variant="secondary" size="sm" className="max-sm:min-h-11">
            {text.undo}
          </SubmitButton>
          <span>{text.noEmailsGoOutFor}</span>
        </form>
      )}
      {answer?.ok === false && <p className="font-medium text-danger">{answer.message}</p>}
    </Notice>
  );
}
