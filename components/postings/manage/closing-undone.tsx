import { Notice } from '@/components/ui/notice';
import { countLabel } from '@/lib/text/count-label';

/** The posting is as it was; `told` are those whom an email reached before. */
export function ClosingUndone({ told }: { told: number }) {
  return (
    <Notice tone="good" announce>
      Undone. The posting is back to the way it was.
      {told > 0 && ` ${countLabel(told, 'applicant')} had already heard that it was closed.`}
    </Notice>
  );
}
