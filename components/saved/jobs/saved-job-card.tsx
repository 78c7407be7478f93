'use client';

import { useEffect, useRef, useState, useTransition } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Button } from '@/components/ui/button';
import { TrashIcon } from '@/components/ui/icons';
import type { SavedJobFacts, SavedJobSnapshot } from '@/lib/saved/jobs/saved-job';
import { savedJobMessages, savedJobCard as text } from '@/messages/saved/jobs';
import { JobNote } from './job-note';
import type { SavedJobActions } from './saved-job-actions';
import { SavedJobSummary } from './saved-job-summary';

type Props = {
  saved: SavedJobSnapshot;
  /** The job's current facts; null if the job has no page anymore. */
  facts: SavedJobFacts | null | 'loading' | 'unknown';
  actions: SavedJobActions;
  /** Called with false when the job is restored. */
  onRemoved: (isRemoved: boolean) => void;
};

export function SavedJobCard({ saved, facts, actions, onRemoved }: Props) {
  const [removed, setRemoved] = useState<SavedJobSnapshot | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const [note, setNote] = useState(saved.note);
  if (removed)
    return (
      <RemovedJob
        snapshot={removed}
        actions={actions}
        onRestored={() => {
          setRemoved(null);
          setIsRestored(true);
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
          onSaved={(noted) => {
            setNote(noted);
            actions.onChanged();
          }}
        />
        <RemoveForm
          saved={saved}
          action={actions.remove}
          takesFocus={isRestored}
          onRemoved={(snapshot) => {
            setRemoved(snapshot ?? { ...saved, note });
            onRemoved(true);
            actions.onChanged();
          }}
        />
      </div>
    </article>
  );
}

function RemoveForm({
  saved,
  action,
  takesFocus,
  onRemoved,
}: {
  saved: SavedJobSnapshot;
  action: SavedJobActions['remove'];
  takesFocus: boolean;
  onRemoved: (snapshot: SavedJobSnapshot | null) => void;
}) {
  const [result, send, isSending] = useSubmit(action, {
    failureMessage: savedJobMessages.removeFailed,
    onSuccess: onRemoved,
  });
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <form action={send} className="ml-auto">
      <input type="hidden" name="jobId" value={saved.jobId} />
      <SubmitButton
        ref={ref}
        variant="quiet"
        isPending={isSending}
        pendingLabel={text.removing}
        aria-label={text.removeLabel({ title: saved.title })}
        className="-mr-3"
      >
        <TrashIcon /> {text.remove}
      </SubmitButton>
      {!isSending && result?.ok === false && (
        <p role="alert" className="mt-1 text-danger text-sm">
          {result.message}
        </p>
      )}
    </form>
  );
}

/** Replaces a removed job until the page is left. Gets the focus, because the focused button was removed. */
function RemovedJob({
  snapshot,
  actions,
  onRestored,
}: {
  snapshot: SavedJobSnapshot;
  actions: SavedJobActions;
  onRestored: () => void;
}) {
  const ref = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, send] = useTransition();
  useEffect(() => ref.current?.focus(), []);
  const undo = () =>
    send(async () => {
      const failed = await actions.restore(snapshot);
      setFailure(failed);
      if (failed !== null) return;
      actions.onChanged();
      onRestored();
    });
  return (
    <div className="rounded-lg border border-line border-dashed px-4 py-2 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="min-w-0 break-words text-ink-soft">
          {text.removed({ title: <bdi className="font-semibold text-ink">{snapshot.title}</bdi> })}
        </p>
        <Button
          ref={ref}
          variant="quiet"
          aria-disabled={isSending || undefined}
          onClick={() => !isSending && undo()}
          aria-label={text.undoLabel({ title: snapshot.title })}
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
