'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { resumeOwnAddress } from '@/lib/alerts/actions';
import { addressStopped as text } from '@/messages/alerts/list';

const reasons = {
  bounce: text.bounce,
  complaint: text.complaint,
  'unsubscribe-all': text.youTurnedOffAllAlerts,
} as const;

/** Says why nothing comes, whatever the list shows, and how to have it again. */
export function AddressStopped({ reason }: { reason: keyof typeof reasons }) {
  const [answer, send] = useSubmit(resumeOwnAddress);
  if (answer?.ok) return <Notice tone="good" title={text.yourAlertsAreOnAgain} announce className="mb-5" />;
  return (
    <Notice tone="warn" title={reasons[reason]} className="mb-5">
      <form action={send} className="mt-2">
        {answer && <p role="alert">{answer.message}</p>}
        <SubmitButton variant="secondary" size="sm" pending={text.saving} className="max-sm:min-h-11">
          {text.sendMeAlertsAgain}
        </SubmitButton>
      </form>
    </Notice>
  );
}
