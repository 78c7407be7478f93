import { Notice } from '@/components/ui/notice';
import { closingUndone as text } from '@/messages/postings/manage';

/** The posting is as it was; `told` are those whom an email reached before. */
export function ClosingUndone({ notified, isHeld }: { notified: number; isHeld: boolean }) {
  return (
    <Notice tone={isHeld ? 'info' : 'good'} announce>
      {isHeld ? text.undoneAndHeld : text.undoneThePostingIsBack}
      {notified > 0 && ` ${text.hadAlreadyHeard({ count: notified })}`}
    </Notice>
  );
}
