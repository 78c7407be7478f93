import type { ComponentProps } from 'react';
import { PayWarningNotice } from '@/components/employment/pay-warning-notice';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { payCurrencies } from '@/doorstep.config';
import { salaryPeriods } from '@/lib/employment/salary';
import { payFields as text } from '@/messages/talents/profile';
import type { FormParts } from './form-parts';

export function DesiredPayFields({
  field,
  control,
  onChooseCurrency,
  warning,
  onPeriod,
}: Pick<FormParts, 'field' | 'control'> & {
  onChooseCurrency: () => void;
} & ComponentProps<typeof PayWarningNotice>) {
  return (
    <div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
        {(['salaryMin', 'salaryMax'] as const).map((name) => (
          <Field key={name} {...field(name)} label={name === 'salaryMin' ? text.minimum : text.maximum}>
            {(aria) => (
              <Input {...aria} {...control(name)} inputMode="decimal" maxLength={14} autoComplete="off" />
            )}
          </Field>
        ))}
        <Field {...field('salaryCurrency')} label={text.currency} required>
          {(aria) => (
            <Select
              {...aria}
              {...control('salaryCurrency')}
              onInput={onChooseCurrency}
              options={payCurrencies.map((currency) => ({ value: currency, label: currency }))}
            />
          )}
        </Field>
        <Field {...field('salaryPeriod')} label={text.period} required>
          {(aria) => (
            <Select
              {...aria}
              {...control('salaryPeriod')}
              options={salaryPeriods.map((period) => ({ value: period, label: period }))}
            />
          )}
        </Field>
      </div>
      <PayWarningNotice warning={warning} onPeriod={onPeriod} />
    </div>
  );
}
