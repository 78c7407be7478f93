'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { resumeOwnAddress } from '@/lib/alerts/actions';

const reasons = {
  bounce: 'Mails to your address came back, so no alerts go there at the moment.',
  complaint: 'An alert to your address was reported as junk mail, so no alerts go there at the moment.',
  'unsubscribe-all': 'You asked for no alerts at all at your address, so none go there at the moment.',
} as const;

/** Says why nothing comes, whatever stands on the list, and the way to have it again. */
export function AddressStopped({ reason }: { reason: keyof typeof reasons }) {
  const [answer, send] = useActionState(resumeOwnAddress, null);
  if (answer?.ok) return <Notice tone="good" title="Alerts come to you again." announce className="mb-5" />;
  return (
    <Notice tone="warn" title={reasons[reason]} className="mb-5">
      <form action={send} className="mt-2">
        {answer && <p role="alert">{answer.message}</p>}
        <SubmitButton variant="secondary" size="sm" pending="Saving…" className="max-sm:min-h-11">
          Send me alerts again
        </SubmitButton>
      </form>
    </Notice>
  );
}
