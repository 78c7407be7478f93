'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { TagInput } from '@/components/ui/tag-input';
import { openUntilRange } from '@/lib/postings/expiry';
import { normalizeBenefit, normalizeTag } from '@/lib/postings/tag';
import type { FormTools } from './form-tools';
import { PayFields } from './pay-fields';
import { ScheduleField } from './schedule-field';

type Props = FormTools & {
  lists: { schedule: readonly string[]; benefits: readonly string[]; tags: readonly string[] };
  pay: Omit<ComponentProps<typeof PayFields>, keyof FormTools>;
  /** What a blank last day means. */
  openUntilHint: ReactNode;
  onListChange: () => void;
};

/** Additional information: what it pays, when the work is, whom to ask, and where to apply. */
export function SecondStep({ field, control, lists, pay, openUntilHint, onListChange }: Props) {
  const { first, last } = openUntilRange(new Date());
  return (
    <div className="grid gap-8">
      <PayFields field={field} control={control} {...pay} />
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-head font-semibold text-lg">Hours and conditions</legend>
        <ScheduleField chosen={lists.schedule} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Field {...field('hoursMin')} label="Hours per week, from">
            {(aria) => <Input {...aria} {...control('hoursMin')} inputMode="numeric" maxLength={3} />}
          </Field>
          <Field {...field('hoursMax')} label="Hours per week, to">
            {(aria) => <Input {...aria} {...control('hoursMax')} inputMode="numeric" maxLength={3} />}
          </Field>
          <Field {...field('minimumAge')} label="Minimum age">
            {(aria) => <Input {...aria} {...control('minimumAge')} inputMode="numeric" maxLength={2} />}
          </Field>
        </div>
        <TagInput
          {...field('benefits')}
          name="benefits"
          label="Benefits"
          hint="Such as “Health insurance”, one at a time."
          defaultValue={lists.benefits}
          normalize={normalizeBenefit}
          onChange={onListChange}
        />
        <TagInput
          {...field('tags')}
          name="tags"
          label="Tags"
          hint="What people search for, one at a time. They’re shown as “Required Skills & Keywords”."
          defaultValue={lists.tags}
          normalize={normalizeTag}
          onChange={onListChange}
        />
      </fieldset>
      <fieldset>
        <legend className="font-head font-semibold text-lg">Contact</legend>
        <p className="mb-3 text-ink-soft text-sm">
          Applications go to the contact email. None of this is shown on the job’s page. If the address isn’t
          your own, we email it first to confirm. Until then, applications come to you.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...field('contactName')} label="Contact name" required>
            {(aria) => <Input {...aria} {...control('contactName')} autoComplete="name" maxLength={200} />}
          </Field>
          <Field {...field('contactEmail')} label="Contact email" required>
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
          <Field {...field('contactPhone')} label="Contact phone">
            {(aria) => (
              <Input {...aria} {...control('contactPhone')} type="tel" autoComplete="tel" maxLength={50} />
            )}
          </Field>
          <Field {...field('contactTitle')} label="Contact position">
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
        <legend className="mb-3 font-head font-semibold text-lg">Applying</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            {...field('applicationUrl')}
            label="Application URL"
            hint="Only if people have to apply on your own site."
          >
            {(aria) => (
              <Input
                {...aria}
                {...control('applicationUrl')}
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                maxLength={2000}
              />
            )}
          </Field>
          <Field {...field('expiresOn')} label="Open until" hint={openUntilHint}>
            {(aria) => <Input {...aria} {...control('expiresOn')} type="date" min={first} max={last} />}
          </Field>
        </div>
      </fieldset>
    </div>
  );
}
