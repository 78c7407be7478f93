import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { PayQuestion } from '@/lib/employment/pay-question';
import type { SalaryPeriod } from '@/lib/employment/salary';

/** Asks back a pay that cannot be, as soon as it stands there; one press mends the period. */
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
              Change it to per {period}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
