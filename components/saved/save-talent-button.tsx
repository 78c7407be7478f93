'use client';

import { useState } from 'react';
import { useSubmit } from '@/components/forms/use-submit';
import { Button } from '@/components/ui/button';
import { BookmarkIcon } from '@/components/ui/icons';
import { setTalentSaved } from '@/lib/saved/actions';
import { savedTalentMessages, saveTalentButton as text } from '@/messages/saved/talents';

/**
 * Saves or unsaves a talent optimistically; an error reverts the button and shows a message. Without JavaScript it is a
 * plain form.
 */
export function SaveTalentButton({
  talentId,
  name,
  isSaved,
}: {
  talentId: string;
  name: string;
  isSaved: boolean;
}) {
  // Separate from the result, so that an error keeps the state of the last success.
  const [savedState, setSavedState] = useState<boolean | null>(null);
  const currentState = savedState ?? isSaved;
  const [result, send, isSending] = useSubmit(setTalentSaved, {
    failureMessage: currentState ? savedTalentMessages.removeFailed : savedTalentMessages.saveFailed,
    onSuccess: (data) => setSavedState(data.isSaved),
  });
  const displayedState = isSending ? !currentState : currentState;

  return (
    <form action={send} className="max-w-full">
      <input type="hidden" name="talentId" value={talentId} />
      <input type="hidden" name="isSaved" value={String(!currentState)} />
      {/* The accessible name starts with the visible label for voice control. */}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="max-sm:min-h-11"
        aria-label={displayedState ? text.unsaveLabel({ name }) : text.saveLabel({ name })}
        onClick={(event) => isSending && event.preventDefault()}
      >
        <BookmarkIcon className={displayedState ? 'fill-current' : undefined} />
        <span>{displayedState ? text.savedButton : text.saveButton}</span>
      </Button>
      {!isSending && result?.ok === false && (
        <p role="alert" className="mt-1 max-w-56 text-danger text-sm">
          {result.message}
        </p>
      )}
    </form>
  );
}
