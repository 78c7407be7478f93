'use client';

import { useEffect, useRef, useState, useTransition } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Button } from '@/components/ui/button';
import { TrashIcon } from '@/components/ui/icons';
import type { SavedCopy, SavedJobFacts } from '@/lib/saved/jobs/saved-job';
import { savedJobMessages, savedJobCard as text } from '@/messages/saved/jobs';
import { JobNote } from './job-note';
import type { SavedJobActions } from './saved-job-actions';
import { SavedJobSummary } from './saved-job-summary';

type Props = {
  saved: SavedCopy;
  /** What the job is by now; null when it has no page any more, a word while that is not known. */
  facts: SavedJobFacts | null | 'loading' | 'unknown';
  actions: SavedJobActions;
  /** Told also when it comes back. */
  onRemoved: (isRemoved: boolean) => void;
};

/** A job on the list: what it is by now, what its person noted, and the way off the list and back. */
export function SavedJobCard({ saved, facts, actions, onRemoved }: Props) {
  const [removed, setRemoved] = useState<SavedCopy | null>(null);
  const [isBack, setIsBack] = useState(false);
  const [note, setNote] = useState(saved.note);
  if (removed)
    return (
      <Removed
        copy={removed}
        actions={actions}
        onRestored={() => {
          setRemoved(null);
          setIsBack(true);
          onRemoved(false);
        }}
      />
    );
  return (
    <article className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <SavedJobSummary saved={saved} facts={facts} />
      <div className="mt-4 flex flex-wrap items-start gap-x-4 border-line border-t pt-2">
        <JobNote
          jobId={saved.jobId}
          title={saved.title}
          note={note}
          action={actions.note}
          onNoted={(noted) => {
            setNote(noted);
            actions.done();
          }}
        />
        <RemoveForm
          saved={saved}
          action={actions.remove}
          hasFocus={isBack}
          onRemoved={(copy) => {
            setRemoved(copy ?? { ...saved, note });
            onRemoved(true);
            actions.done();
          }}
        />
      </div>
    </article>
  );
}

function RemoveForm({
  saved,
  action,
  hasFocus,
  onRemoved,
}: {
  saved: SavedCopy;
  action: SavedJobActions['remove'];
  hasFocus: boolean;
  onRemoved: (copy: SavedCopy | null) => void;
}) {
  const [answer, send, isSending] = useSubmit(action, {
    failed: savedJobMessages.removeFailed,
    onSuccess: onRemoved,
  });
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);
  return (
    <form action={send} className="ml-auto">
      <input type="hidden" name="jobId" value={saved.jobId} />
      <SubmitButton
        ref={ref}
        variant="quiet"
        isPending={isSending}
        pending={text.removing}
        aria-label={text.removeJob({ title: saved.title })}
        className="-mr-3"
      >
        <TrashIcon /> {text.remove}
      </SubmitButton>
      {!isSending && answer?.ok === false && (
        <p role="alert" className="mt-1 text-danger text-sm">
          {answer.message}
        </p>
      )}
    </form>
  );
}

/** Stands where the job was until the page is left. It takes the focus, because what had it is gone. */
function Removed({
  copy,
  actions,
  onRestored,
}: {
  copy: SavedCopy;
  actions: SavedJobActions;
  onRestored: () => void;
}) {
  const ref = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, send] = useTransition();
  useEffect(() => ref.current?.focus(), []);
  const undo = () =>
    send(async () => {
      const failed = await actions.restore(copy);
      setFailure(failed);
      if (failed !== null) return;
      actions.done();
      onRestored();
    });
  return (
    <div className="rounded-lg border border-line border-dashed px-4 py-2 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="min-w-0 break-words text-ink-soft">
          {text.removed({ title: <bdi className="font-semibold text-ink">{copy.title}</bdi> })}
        </p>
        <Button
          ref={ref}
          variant="quiet"
          aria-disabled={isSending || undefined}
          onClick={() => !isSending && undo()}
          aria-label={text.undoKeep({ title: copy.title })}
          className="-mr-3"
        >
          {text.undo}
        </Button>
      </div>
      {failure !== null && (
        <p role="alert" className="pb-2 text-danger text-sm">
          {failure}
        </p>
      )}
    </div>
  );
}
