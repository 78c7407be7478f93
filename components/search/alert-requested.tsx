import { SavedNotice } from '@/components/forms/saved-notice';
import type { AlertAsked } from '@/lib/alerts/alert';
import { jobAlertForm as text } from '@/messages/alerts/form';

/** The same for a known address and an unknown one, so that it doesn't tell who has alerts. */
export const AlertRequested = ({ email, sentence }: NonNullable<AlertAsked>) => (
  <SavedNotice title={text.checkYourInbox}>
    <p className="break-words">
      {text.weEmailedPressTheButton({ email: <strong>{email}</strong>, sentence })}
    </p>
    <p className="mt-2">{text.nothingAfterAFewMinutes}</p>
  </SavedNotice>
);
