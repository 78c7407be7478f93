'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { confirmApplication } from '@/lib/applications/actions';
import { confirmAddressForm as text } from '@/messages/applications/sent';

/** D29: opening the receipt's link changes nothing; this button says that the address is one's own. */
export function ConfirmAddressForm({ token }: { token: string }) {
  const [answer, confirm] = useSubmit(confirmApplication);
  return (
    <form action={confirm} className="mt-4 grid gap-4">
      {answer?.ok === false && <Notice tone="danger" title={answer.message} announce />}
      <input type="hidden" name="token" value={token} />
      <div>
        <SubmitButton pending={text.confirming} wide="phone">
          {text.emailMeAnswers}
        </SubmitButton>
      </div>
    </form>
  );
}
