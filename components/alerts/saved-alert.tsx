import Link from 'next/link';
import { SavedNotice } from '@/components/forms/saved-notice';

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
      <SavedNotice title={isNew ? 'Your alert is saved' : 'You have this alert already'}>
        <p className="break-words">
          {sentence}.{' '}
          <Link href={editHref} className="link">
            Change it
          </Link>
        </p>
      </SavedNotice>
    </div>
  );
}
