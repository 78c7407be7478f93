import { SavedNotice } from '@/components/forms/saved-notice';
import type { AlertRequestResult } from '@/lib/alerts/alert';
import { jobAlertForm as text } from '@/messages/alerts/form';

/** The confirmation is the same for known and unknown addresses, so that it does not reveal who has alerts. */
export const AlertRequested = ({ email, sentence }: NonNullable<AlertRequestResult>) => (
  <SavedNotice title={text.requestedTitle}>
    <p className="break-words">{text.requestedText({ email: <strong>{email}</strong>, sentence })}</p>
    <p className="mt-2">{text.requestedHint}</p>
  </SavedNotice>
);
