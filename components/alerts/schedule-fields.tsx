import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { Select } from '@/components/ui/select';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import type { AlertFrequency } from '@/lib/alerts/alert';
import { hourLabel, weekdayLabel } from '@/lib/alerts/alert-sentence';
import { getBrowserTimeZone } from '@/lib/alerts/browser-time-zone';
import { getScheduleValues } from '@/lib/alerts/form-values';
import { type TimeZoneOptions, timeZoneLabel } from '@/lib/alerts/time-zone';
import { scheduleFields as text } from '@/messages/alerts/form';

type Name = 'frequency' | 'hour' | 'weekday' | 'timeZone';

type ScheduleFieldsProps = {
  field: (name: Name) => { id: string; error: string | undefined };
  control: (name: Name) => { name: string; defaultValue: string | undefined };
  zones: TimeZoneOptions;
  /** Returns the current values. They can be missing until a field has changed. */
  watch: () => { hour?: string; timeZone?: string };
};

/** The schedule fields. CSS hides fields that the chosen frequency ignores, so that it works without JavaScript. */
export function ScheduleFields({ field, control, zones, watch }: ScheduleFieldsProps) {
  const { defaultValue: chosen, ...frequency } = control('frequency');
  const { id, error } = field('frequency');
  return (
    <div className="group/schedule grid grid-cols-1 gap-5">
      <fieldset id={id} tabIndex={-1} className="rounded-sm">
        <legend className="mb-1.5 font-semibold">{text.frequencyLabel}</legend>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          {frequencyOptions.map(({ value, label, hint }) => (
            <label
              key={value}
              className="flex gap-3 rounded-md border border-edge bg-surface px-4 py-3 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                value={value}
                defaultChecked={value === chosen}
                className="mt-[0.25em] size-4.5 shrink-0 accent-brand outline-none"
                {...frequency}
              />
              <span className="min-w-0">
                <span className="block font-semibold">{label}</span>
                <span className="block text-ink-soft text-sm">{hint}</span>
              </span>
            </label>
          ))}
        </div>
        {error && <p className="mt-1.5 font-medium text-danger text-sm">{error}</p>}
      </fieldset>
      <Field
        {...field('weekday')}
        label={text.weekdayLabel}
        required
        className="group-has-[input[value=weekly]:not(:checked)]/schedule:hidden sm:max-w-72"
      >
        {(aria) => <Select {...aria} {...control('weekday')} options={weekdayOptions} />}
      </Field>
      <TimeFields field={field} control={control} zones={zones} watch={watch} />
    </div>
  );
}

/** The hour and the time zone, collapsed under a summary. Open if the hour was changed or one of them is invalid. */
function TimeFields({ field, control, zones, watch }: ScheduleFieldsProps) {
  const initial = { hour: control('hour').defaultValue, timeZone: control('timeZone').defaultValue };
  const { hour = initial.hour, timeZone = initial.timeZone } = watch();
  const [isOpen, setIsOpen] = useState(initial.hour !== getScheduleValues(null).hour);
  const hasError = field('hour').error !== undefined || field('timeZone').error !== undefined;
  if ((hasError || hour !== initial.hour) && !isOpen) setIsOpen(true);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group-has-[input[value=instant]:checked]/schedule:hidden"
    >
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3">
        {text.timeSummary({ hour: hourLabel(Number(hour)), zone: timeZoneLabel(timeZone ?? '') })}
        <span className="link font-semibold">{text.change}</span>
      </summary>
      <div className="mt-2 grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field {...field('hour')} label={text.hourLabel} required>
          {(aria) => <Select {...aria} {...control('hour')} options={hourOptions} />}
        </Field>
        <Field {...field('timeZone')} label={text.timeZoneLabel} required>
          {(aria) => (
            <Select {...aria} {...control('timeZone')}>
              <TimeZoneGroups zones={zones} />
            </Select>
          )}
        </Field>
      </div>
    </details>
  );
}

function TimeZoneGroups({ zones: { common, others } }: { zones: TimeZoneOptions }) {
  const browserTimeZone = useBrowserValue(getBrowserTimeZone, '');
  const isListed =
    browserTimeZone === '' || [...common, ...others].some(({ value }) => value === browserTimeZone);
  return (
    <>
      <optgroup label={text.unitedStates}>
        {common.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </optgroup>
      <optgroup label={text.everywhere}>
        {!isListed && <option value={browserTimeZone}>{timeZoneLabel(browserTimeZone)}</option>}
        {others.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </optgroup>
    </>
  );
}

const frequencyOptions: readonly { value: AlertFrequency; label: string; hint: string }[] = [
  { value: 'instant', label: text.instant, hint: text.instantHint },
  { value: 'daily', label: text.daily, hint: text.dailyHint },
  { value: 'weekly', label: text.weekly, hint: text.weeklyHint },
];

const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourLabel(hour),
}));
const weekdayOptions = Array.from({ length: 7 }, (_, index) => ({
  value: String(index + 1),
  label: weekdayLabel(index + 1),
}));
