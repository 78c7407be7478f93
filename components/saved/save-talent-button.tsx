'use client';

import { unstable_rethrow } from 'next/navigation';
import { type FormEvent, useActionState, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { BookmarkIcon } from '@/components/ui/icons';
import { type ActionResult, fail } from '@/lib/result';
import { keepTalent } from '@/lib/saved/actions';
import { savedMessages } from '@/lib/saved/messages';

type Answer = ActionResult<{ isSaved: boolean }> | null;

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
  const [posted, post] = useActionState<Answer, FormData>(keepTalent, null);
  const [answered, setAnswered] = useState<Answer>(null);
  const [isSending, send] = useTransition();
  // Kept apart from the answer, so that a failure after a success goes back to what was so before it.
  const [kept, setKept] = useState<boolean | null>(null);
  const answer = answered ?? posted;
  const settled = kept ?? isSaved;
  const shown = isSending ? !settled : settled;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    send(async () => {
      try {
        const result = await keepTalent(answer, form);
        setAnswered(result);
        if (result.ok) setKept(result.data.isSaved);
      } catch (thrown) {
        unstable_rethrow(thrown);
        console.error(thrown);
        setAnswered(fail(settled ? savedMessages.removeFailed : savedMessages.saveFailed));
      }
    });
  };

  return (
    <form action={post} onSubmit={submit} className="max-w-full">
      <input type="hidden" name="talentId" value={talentId} />
      <input type="hidden" name="isSaved" value={String(!settled)} />
      {/* The name begins with the word that is seen: whoever speaks to their browser says that one. */}
      <Button type="submit" variant="secondary" aria-label={shown ? `Saved. Unsave ${name}` : `Save ${name}`}>
        <BookmarkIcon className={shown ? 'fill-current' : undefined} /> {shown ? 'Saved' : 'Save'}
      </Button>
      {!isSending && answer?.ok === false && (
        <p role="alert" className="mt-1 max-w-56 text-danger text-sm">
          {answer.message}
        </p>
      )}
    </form>
  );
}
