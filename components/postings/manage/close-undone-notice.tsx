import { Notice } from '@/components/ui/notice';
import { closeUndoneNotice as text } from '@/messages/postings/manage';

/** After an undo. `notified`: the number of applicants emailed before. */
export function CloseUndoneNotice({ notified, isHeld }: { notified: number; isHeld: boolean }) {
  return (
    <Notice tone={isHeld ? 'info' : 'good'} announce>
      {isHeld ? text.undoneHeld : text.undone}
      {notified > 0 && ` ${text.alreadyNotified({ count: notified })}`}
    </Notice>
  );
}
