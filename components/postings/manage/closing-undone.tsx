import { Notice } from '@/components/ui/notice';
import { countLabel } from '@/lib/text/count-label';

/** The posting is as it was; `told` are those whom an email reached before. */
export function ClosingUndone({ notified }: { notified: number }) {
  return (
    <Notice tone="good" announce>
      Undone. The posting is back to the way it was.
      {notified > 0 && ` ${countLabel(notified, 'applicant')} had already heard that it was closed.`}
    </Notice>
  );
}
