'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { TrashIcon } from '@/components/ui/icons';
import { setTalentSaved } from '@/lib/saved/actions';
import { savedTalentMessages, removeTalentForm as text } from '@/messages/saved/talents';

export function RemoveTalentForm({ talentId, name }: { talentId: string; name: string }) {
  const [result, send, isSending] = useSubmit(setTalentSaved);
  return (
    <form action={send}>
      <input type="hidden" name="talentId" value={talentId} />
      <input type="hidden" name="isSaved" value="false" />
      <SubmitButton
        variant="secondary"
        size="sm"
        className="max-sm:min-h-11"
        isPending={isSending}
        pendingLabel={text.removing}
        aria-label={text.removeLabel({ name })}
      >
        <TrashIcon /> <span className="max-sm:sr-only">{text.remove}</span>
      </SubmitButton>
      {result?.ok === false && (
        <p role="alert" className="mt-1 text-danger text-sm">
          {savedTalentMessages.removeFailed}
        </p>
      )}
    </form>
  );
}
