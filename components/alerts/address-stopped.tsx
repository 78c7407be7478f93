'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { resumeOwnAddress } from '@/lib/alerts/actions';

const reasons = {
  bounce: 'Emails to your address bounced, so we stopped sending alerts there.',
  complaint: 'One of our alerts to you was reported as spam, so we stopped sending them.',
  'unsubscribe-all': 'You turned off all alerts to your address, so we don’t send any.',
} as const;

/** Says why nothing comes, whatever the list shows, and how to have it again. */
export function AddressStopped({ reason }: { reason: keyof typeof reasons }) {
  const [answer, send] = useSubmit(resumeOwnAddress);
  if (answer?.ok) return <Notice tone="good" title="Your alerts are on again." announce className="mb-5" />;
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
