import Link from 'next/link';
import { SavedNotice } from '@/components/forms/saved-notice';
import { savedAlert as text } from '@/messages/alerts/list';

export function SavedAlertNotice({
  isNew,
  isSilent,
  sentence,
  editHref,
}: {
  isNew: boolean;
  /** Saved without email. */
  isSilent: boolean;
  sentence: string;
  editHref: string;
}) {
  const [savedTitle, existsTitle] = isSilent
    ? [text.searchSaved, text.searchExists]
    : [text.alertSaved, text.alertExists];
  return (
    <div className="mb-5">
      <SavedNotice title={isNew ? savedTitle : existsTitle}>
        <p className="break-words">
          {sentence}.{' '}
          <Link href={editHref} className="link">
            {text.editLink}
          </Link>
        </p>
      </SavedNotice>
    </div>
  );
}
