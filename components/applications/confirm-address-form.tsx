'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { confirmApplication } from '@/lib/applications/actions';
import { confirmAddressForm as text } from '@/messages/applications/sent';

/** The button that confirms the address. Opening the receipt's link changes nothing (D29). */
export function ConfirmAddressForm({ token }: { token: string }) {
  const [result, confirm] = useSubmit(confirmApplication);
  return (
    <form action={confirm} className="mt-4 grid gap-4">
      {result?.ok === false && <Notice tone="danger" title={result.message} announce />}
      <input type="hidden" name="token" value={token} />
      <div>
        <SubmitButton pendingLabel={text.confirming} wide="phone">
          {text.submitButton}
        </SubmitButton>
      </div>
    </form>
  );
}
