'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ScheduleField } from '@/components/employment/schedule-field';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { TagInput } from '@/components/ui/tag-input';
import { getOpenUntilRange } from '@/lib/postings/expiry';
import { getStartRange, startKinds } from '@/lib/postings/start-date';
import { normalizeBenefit, normalizeTag } from '@/lib/postings/tag';
import { secondStep as text } from '@/messages/postings/form';
import type { JobFormControls } from './job-form-controls';
import { PayFields } from './pay-fields';

const startOptions = [
  { value: '', label: text.starts.notStated },
  ...startKinds.map((value) => ({ value, label: text.starts[value] })),
];

type Props = JobFormControls & {
  lists: { schedule: readonly string[]; benefits: readonly string[]; tags: readonly string[] };
  pay: Omit<ComponentProps<typeof PayFields>, keyof JobFormControls>;
  /** Explains what a blank last day means. */
  openUntilHint: ReactNode;
  onListChange: () => void;
};

/** The fields of the second step: pay, hours, contact and application. */
export function SecondStep({ field, control, lists, pay, openUntilHint, onListChange }: Props) {
  const openUntilRange = getOpenUntilRange(new Date());
  const startRange = getStartRange(new Date());
  return (
    <div className="grid gap-8">
      <PayFields field={field} control={control} {...pay} />
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-head font-semibold text-lg">{text.hoursAndConditions}</legend>
        <ScheduleField
          name="schedule"
          legend={text.scheduleLabel({
            span: (hint) => <span className="font-normal text-ink-soft text-sm">{hint}</span>,
          })}
          chosen={lists.schedule}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <Field {...field('hoursMin')} label={text.hoursPerWeekFrom}>
            {(aria) => <Input {...aria} {...control('hoursMin')} inputMode="numeric" maxLength={3} />}
          </Field>
          <Field {...field('hoursMax')} label={text.hoursPerWeekTo}>
            {(aria) => <Input {...aria} {...control('hoursMax')} inputMode="numeric" maxLength={3} />}
          </Field>
          <Field {...field('minimumAge')} label={text.minimumAge}>
            {(aria) => <Input {...aria} {...control('minimumAge')} inputMode="numeric" maxLength={2} />}
          </Field>
          <Field {...field('start')} label={text.start}>
            {(aria) => <Select {...aria} {...control('start')} options={startOptions} />}
          </Field>
          <Field {...field('startsOn')} label={text.startDay}>
            {(aria) => (
              <Input
                {...aria}
                {...control('startsOn')}
                type="date"
                min={startRange.first}
                max={startRange.last}
              />
            )}
          </Field>
        </div>
        <TagInput
          {...field('benefits')}
          name="benefits"
          label={text.benefits}
          hint={text.benefitsHint}
          defaultValue={lists.benefits}
          normalize={normalizeBenefit}
          onChange={onListChange}
        />
        <TagInput
          {...field('tags')}
          name="tags"
          label={text.tags}
          hint={text.tagsHint}
          defaultValue={lists.tags}
          normalize={normalizeTag}
          onChange={onListChange}
        />
      </fieldset>
      <fieldset>
        <legend className="font-head font-semibold text-lg">{text.contact}</legend>
        <p className="mb-3 text-ink-soft text-sm">{text.contactHint}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...field('contactName')} label={text.contactName} required>
            {(aria) => <Input {...aria} {...control('contactName')} autoComplete="name" maxLength={200} />}
          </Field>
          <Field {...field('contactEmail')} label={text.contactEmail} required>
            {(aria) => (
              <Input
                {...aria}
                {...control('contactEmail')}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
              />
            )}
          </Field>
          <Field {...field('contactPhone')} label={text.contactPhone}>
            {(aria) => (
              <Input {...aria} {...control('contactPhone')} type="tel" autoComplete="tel" maxLength={50} />
            )}
          </Field>
          <Field {...field('contactTitle')} label={text.contactPosition}>
            {(aria) => (
              <Input
                {...aria}
                {...control('contactTitle')}
                autoComplete="organization-title"
                maxLength={120}
              />
            )}
          </Field>
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-3 font-head font-semibold text-lg">{text.applying}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...field('applicationUrl')} label={text.applicationUrl} hint={text.applicationUrlHint}>
            {(aria) => (
              <Input
                {...aria}
                {...control('applicationUrl')}
                inputMode="url"
                autoComplete="off"
                placeholder={text.applicationUrlPlaceholder}
                maxLength={2000}
              />
            )}
          </Field>
          <Field {...field('expiresOn')} label={text.openUntil} hint={openUntilHint}>
            {(aria) => (
              <Input
                {...aria}
                {...control('expiresOn')}
                type="date"
                min={openUntilRange.first}
                max={openUntilRange.last}
              />
            )}
          </Field>
        </div>
      </fieldset>
    </div>
  );
}
