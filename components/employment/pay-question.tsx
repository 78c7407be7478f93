import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { PayQuestion } from '@/lib/employment/pay-question';
import type { SalaryPeriod } from '@/lib/employment/salary';
import { payQuestion as text } from '@/messages/employment/pay';

/** Questions a pay that is implausible as soon as it is typed; one press corrects the period. */
export function PayQuestionNotice({
  question,
  onPeriod,
}: {
  question: PayQuestion | null;
  onPeriod: (period: SalaryPeriod) => void;
}) {
  const period = question?.period;
  return (
    <div role="status" className="empty:hidden">
      {question && (
        <Notice tone="warn" title={question.sentence} className="mt-4">
          {period && (
            <Button size="sm" className="mt-2" onClick={() => onPeriod(period)}>
              {text.changeItToPer({ period })}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
