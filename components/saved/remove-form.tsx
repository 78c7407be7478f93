'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { TrashIcon } from '@/components/ui/icons';
import { keepTalent } from '@/lib/saved/actions';
import { savedMessages, removeForm as text } from '@/messages/saved/talents';

export function RemoveForm({ talentId, name }: { talentId: string; name: string }) {
  const [answer, send, isSending] = useSubmit(keepTalent);
  return (
    <form action={send}>
      <input type="hidden" name="talentId" value={talentId} />
      <input type="hidden" name="isSaved" value="false" />
      <SubmitButton
        variant="secondary"
        size="sm"
        className="max-sm:min-h-11"
        isPending={isSending}
        pending={text.removing}
        aria-label={text.removeTalent({ name })}
      >
        <TrashIcon /> <span className="max-sm:sr-only">{text.remove}</span>
      </SubmitButton>
      {answer?.ok === false && (
        <p role="alert" className="mt-1 text-danger text-sm">
          {savedMessages.removeFailed}
        </p>
      )}
    </form>
  );
}
