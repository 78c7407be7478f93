import Link from 'next/link';
import { SavedNotice } from '@/components/forms/saved-notice';
import { savedAlert as text } from '@/messages/alerts/list';

/** Says above the list what was saved, or that it had been before. */
export function SavedAlert({
  isNew,
  sentence,
  editHref,
}: {
  isNew: boolean;
  sentence: string;
  editHref: string;
}) {
  return (
    <div className="mb-5">
      <SavedNotice title={isNew ? text.yourAlertIsSaved : text.youHaveThisAlertAlready}>
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
