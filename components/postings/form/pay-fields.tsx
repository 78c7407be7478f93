'use client';

import { PayWarningNotice } from '@/components/employment/pay-warning-notice';
import { Field } from '@/components/forms/field';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { payCurrencies } from '@/doorstep.config';
import type { PayWarning } from '@/lib/employment/pay-warning';
import { type SalaryPeriod, salaryPeriods } from '@/lib/employment/salary';
import { payFields as text } from '@/messages/postings/form';
import type { JobFormControls } from './job-form-controls';

const periodOptions = salaryPeriods.map((period) => ({ value: period, label: text.perPeriod({ period }) }));
const currencyOptions = payCurrencies.map((currency) => ({ value: currency, label: currency }));

/** The pay fields. The amounts are optional. */
export function PayFields({
  field,
  control,
  hasTips,
  warning,
  onPeriod,
}: JobFormControls & {
  hasTips: boolean;
  warning: PayWarning | null;
  onPeriod: (period: SalaryPeriod) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-3 font-head font-semibold text-lg">{text.pay}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field {...field('salaryMin')} label={text.minimum}>
          {(aria) => (
            <Input
              {...aria}
              {...control('salaryMin')}
              inputMode="decimal"
              maxLength={20}
              autoComplete="off"
            />
          )}
        </Field>
        <Field {...field('salaryMax')} label={text.maximum}>
          {(aria) => (
            <Input
              {...aria}
              {...control('salaryMax')}
              inputMode="decimal"
              maxLength={20}
              autoComplete="off"
            />
          )}
        </Field>
        <Field {...field('currency')} label={text.currency} required>
          {(aria) => <Select {...aria} {...control('currency')} options={currencyOptions} />}
        </Field>
        <Field {...field('period')} label={text.period} required>
          {(aria) => <Select {...aria} {...control('period')} options={periodOptions} />}
        </Field>
      </div>
      <PayWarningNotice warning={warning} onPeriod={onPeriod} />
      <Checkbox name="hasTips" defaultChecked={hasTips} label={text.plusTips} className="mt-2 w-fit" />
    </fieldset>
  );
}
