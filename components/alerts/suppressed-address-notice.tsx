'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { unsuppressOwnAddress } from '@/lib/alerts/actions';
import { suppressedAddress as text } from '@/messages/alerts/list';

const reasons = {
  bounce: text.bounce,
  complaint: text.complaint,
  'unsubscribe-all': text.unsubscribed,
} as const;

export function SuppressedAddressNotice({ reason }: { reason: keyof typeof reasons }) {
  const [result, submit] = useSubmit(unsuppressOwnAddress);
  if (result?.ok) return <Notice tone="good" title={text.resumed} announce className="mb-5" />;
  return (
    <Notice tone="warn" title={reasons[reason]} className="mb-5">
      <form action={submit} className="mt-2">
        {result && <p role="alert">{result.message}</p>}
        <SubmitButton variant="secondary" size="sm" pendingLabel={text.saving} className="max-sm:min-h-11">
          {text.resumeButton}
        </SubmitButton>
      </form>
    </Notice>
  );
}
