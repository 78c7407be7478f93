import Link from 'next/link';
import { SavedNotice } from '@/components/forms/saved-notice';
import { savedAlert as text } from '@/messages/alerts/list';

/** Says above the list what was saved, or that it had been before. */
export function SavedAlert({
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
  const title = isSilent
    ? isNew
      ? text.yourSearchIsSaved
      : text.youHaveThisSearchAlready
    : isNew
      ? text.yourAlertIsSaved
      : text.youHaveThisAlertAlready;
  return (
    <div className="mb-5">
      <SavedNotice title={title}>
        <p className="break-words">
          {sentence}.{' '}
          <Link href={editHref} className="link">
            {text.changeIt}
          </Link>
        </p>
      </SavedNotice>
    </div>
  );
}
