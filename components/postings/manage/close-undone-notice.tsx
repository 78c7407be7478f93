import { Notice } from '@/components/ui/notice';
import { closeUndoneNotice as text } from '@/messages/postings/manage';

/** Confirms that a closing was undone. `notifiedCount` applicants had already been emailed. */
export function CloseUndoneNotice({ notifiedCount, isHeld }: { notifiedCount: number; isHeld: boolean }) {
  return (
    <Notice tone={isHeld ? 'info' : 'good'} announce>
      {isHeld ? text.undoneHeld : text.undone}
      {notifiedCount > 0 && ` ${text.alreadyNotified({ count: notifiedCount })}`}
    </Notice>
  );
}
