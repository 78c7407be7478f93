import { Notice } from '@/components/ui/notice';
import { closingUndone as text } from '@/messages/postings/manage';

/** The posting is as it was; `told` are those whom an email reached before. */
export function ClosingUndone({ notified }: { notified: number }) {
  return (
    <Notice tone="good" announce>
      {text.undoneThePostingIsBack}
      {notified > 0 && ` ${text.hadAlreadyHeard({ count: notified })}`}
    </Notice>
  );
}
