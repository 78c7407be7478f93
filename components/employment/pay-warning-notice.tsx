import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { PayWarning } from '@/lib/employment/pay-warning';
import type { SalaryPeriod } from '@/lib/employment/salary';
import { payWarningNotice as text } from '@/messages/employment/pay';

/** Warns about implausible pay as soon as it is typed. A button corrects the period. */
export function PayWarningNotice({
  warning,
  onPeriod,
}: {
  warning: PayWarning | null;
  onPeriod: (period: SalaryPeriod) => void;
}) {
  const period = warning?.suggestedPeriod;
  return (
    <div role="status" className="empty:hidden">
      {warning && (
        <Notice tone="warn" title={warning.message} className="mt-4">
          {period && (
            <Button size="sm" className="mt-2" onClick={() => onPeriod(period)}>
              {text.changePeriodButton({ period })}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
