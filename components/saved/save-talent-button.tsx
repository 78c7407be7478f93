'use client';

import { useState } from 'react';
import { useSubmit } from '@/components/forms/use-submit';
import { Button } from '@/components/ui/button';
import { BookmarkIcon } from '@/components/ui/icons';
import { keepTalent } from '@/lib/saved/actions';
import { savedMessages, saveTalentButton as text } from '@/messages/saved/talents';

/** Save or unsave, shown at once; a failure puts it back, says so and is logged. A plain form without JavaScript. */
export function SaveTalentButton({
  talentId,
  name,
  isSaved,
}: {
  talentId: string;
  name: string;
  isSaved: boolean;
}) {
  // Kept apart from the answer, so that a failure after a success goes back to what was so before it.
  const [kept, setKept] = useState<boolean | null>(null);
  const settled = kept ?? isSaved;
  const [answer, send, isSending] = useSubmit(keepTalent, {
    failed: settled ? savedMessages.removeFailed : savedMessages.saveFailed,
    onSuccess: (data) => setKept(data.isSaved),
  });
  const shown = isSending ? !settled : settled;

  return (
    <form action={send} className="max-w-full">
      <input type="hidden" name="talentId" value={talentId} />
      <input type="hidden" name="isSaved" value={String(!settled)} />
      {/* The name begins with the word that is seen: whoever speaks to their browser says that one. */}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="max-sm:min-h-11"
        aria-label={shown ? text.savedUnsave({ name }) : text.save({ name })}
        onClick={(event) => isSending && event.preventDefault()}
      >
        <BookmarkIcon className={shown ? 'fill-current' : undefined} />
        <span>{shown ? text.savedNow : text.saveNow}</span>
      </Button>
      {!isSending && answer?.ok === false && (
        <p role="alert" className="mt-1 max-w-56 text-danger text-sm">
          {answer.message}
        </p>
      )}
    </form>
  );
}
