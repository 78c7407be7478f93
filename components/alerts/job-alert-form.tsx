'use client';

import { useState } from 'react';
import type { z } from 'zod';
import { JobTypeChoices } from '@/components/employment/job-type-choices';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import type { FormAction } from '@/components/forms/use-submit';
import type { Tiles } from '@/components/map/tiles';
import { PlacePicker } from '@/components/places/place-picker';
import { RadiusSlider, toRadiusProblem } from '@/components/places/radius-slider';
import { usePlaceField } from '@/components/places/use-place-field';
import { AlertRequested } from '@/components/search/alert-requested';
import { DraftField } from '@/components/ui/draft-field';
import { Input } from '@/components/ui/input';
import { type AlertRequestResult, type AlertSchedule, maxAlertNameLength } from '@/lib/alerts/alert';
import {
  getScheduleValues,
  type JobAlertDefaults,
  parseCommaList,
  toNumberText,
} from '@/lib/alerts/form-values';
import type { guestAlertFormSchema } from '@/lib/alerts/schema';
import type { TimeZoneOptions } from '@/lib/alerts/time-zone';
import { conditionLabels } from '@/lib/jobs/condition-labels';
import { conditionsQuery } from '@/lib/jobs/search-conditions';
import { jobAlertForm as text } from '@/messages/alerts/form';
import { JobPreviewButton } from './preview-button';
import { ScheduleFields } from './schedule-fields';
import { useBrowserTimeZone } from './use-browser-time-zone';

/** Cast, because a guest's form has one more field and the hook's type allows a single schema. */
const loadSchema = (owner: 'account' | 'guest') =>
  import('@/lib/alerts/schema').then(
    ({ guestAlertFormSchema, jobAlertFormSchema }) =>
      (owner === 'guest' ? guestAlertFormSchema : jobAlertFormSchema) as unknown as z.ZodType<
        unknown,
        z.input<typeof guestAlertFormSchema>
      >,
  );

type JobAlertFormProps = {
  action: FormAction<AlertRequestResult>;
  owner: 'account' | 'guest';
  defaults: JobAlertDefaults;
  /** The owner's name for the search; null for none. Undefined omits the field. */
  name?: string | null;
  /** Saves the search without email (D108). */
  isSilent?: boolean;
  /** Null for a new alert. */
  schedule: AlertSchedule | null;
  /** Identifies the alert to update. */
  idField?: { name: 'id' | 'token'; value: string };
  zones: TimeZoneOptions;
  tiles: Tiles;
  submitLabel: string;
};

export function JobAlertForm({
  action,
  owner,
  defaults,
  name,
  isSilent = false,
  schedule,
  idField,
  zones,
  tiles,
  submitLabel,
}: JobAlertFormProps) {
  const isGuest = owner === 'guest';
  const { state, formProps, field, control, status, form, isPending } = useActionForm({
    schema: () => loadSchema(owner),
    action,
    draft: `jobAlertDraft:${idField?.value ?? JSON.stringify(defaults)}`,
    initial: {
      name: name ?? '',
      words: defaults.words,
      minPay: toNumberText(defaults.minPay),
      ...getScheduleValues(schedule),
    },
    beforeCheck: () => location.waitForLookup(),
    beforeSend: async (data) => {
      location.writeTo(data);
      return data;
    },
  });
  const submittedValues = state?.ok === false ? state.values : undefined;
  const location = usePlaceField({
    savedPlace: defaults.place,
    formValues: submittedValues,
    setFieldValue: (json, byPerson) =>
      form.setValue('location', json, { shouldValidate: byPerson, shouldTouch: byPerson }),
  });
  const [radiusKm, setRadiusKm] = useState(Number(submittedValues?.radiusKm) || defaults.radiusKm);
  // Open if the search has no place, because the form requires one.
  const [areDetailsOpen, setAreDetailsOpen] = useState(defaults.place === null);
  useBrowserTimeZone(form as never, schedule === null && submittedValues === undefined);

  if (state?.ok && state.data) return <AlertRequested {...state.data} />;
  const types: readonly string[] = submittedValues ? parseCommaList(submittedValues.types) : defaults.types;
  const labels = conditionLabels(defaults.more);
  const fields = (
    <>
      {name !== undefined && (
        <Field {...field('name')} label={text.name} hint={text.nameHint}>
          {(aria) => (
            <Input
              {...aria}
              {...control('name')}
              maxLength={maxAlertNameLength}
              dir="auto"
              autoComplete="off"
            />
          )}
        </Field>
      )}
      <Field {...field('words')} label={text.keywords} hint={text.keywordsHint}>
        {(aria) => <Input {...aria} {...control('words')} maxLength={200} dir="auto" autoComplete="off" />}
      </Field>
      <JobTypeChoices legend={text.jobTypes} name="types" chosen={types} />
      <Field {...field('minPay')} label={text.minPayLabel} hint={text.minPayHint}>
        {(aria) => (
          <Input
            {...aria}
            {...control('minPay')}
            inputMode="decimal"
            maxLength={10}
            autoComplete="off"
            className="max-w-32"
          />
        )}
      </Field>
      {labels.length > 0 && (
        <p>
          <span>{text.moreConditions({ labels: labels.join(', ') })}</span>{' '}
          {defaults.more.area && <span>{text.areaHint}</span>}
        </p>
      )}
      <PlacePicker
        {...location.picker}
        id={field('location').id}
        tiles={tiles}
        label={text.placeLabel}
        hint={text.placeHint}
        radiusKm={radiusKm}
        error={field('location').error}
      />
      <DraftField name="radiusKm" value={String(radiusKm)} onRestore={(km) => setRadiusKm(Number(km))} />
      <RadiusSlider
        id={field('radiusKm').id}
        name="radiusKm"
        label={text.radius}
        value={radiusKm}
        onChange={setRadiusKm}
        problem={toRadiusProblem(submittedValues?.radiusKm, field('radiusKm').error)}
      />
      {isSilent ? (
        <HiddenFields values={{ ...getScheduleValues(schedule), isSilent: 'true' }} />
      ) : (
        <ScheduleFields field={field} control={control} zones={zones} watch={form.watch} />
      )}
      <JobPreviewButton waitForLookup={location.waitForLookup} write={location.writeTo} />
    </>
  );
  const submit = (
    <div>
      <SubmitButton pendingLabel={text.saving} isPending={isPending} size="lg" wide="phone">
        {submitLabel}
      </SubmitButton>
    </div>
  );
  // Fields with errors must be visible.
  const hasProblem = status.problems.some(({ fieldId }) => fieldId !== field('email').id);
  return (
    <form {...formProps} className="grid grid-cols-1 gap-7">
      <FormStatus {...status} />
      <input type="hidden" name="more" value={conditionsQuery(defaults.more)} />
      {idField && <input type="hidden" name={idField.name} value={idField.value} />}
      {isGuest && (
        <Field {...field('email')} label={text.emailLabel} hint={text.emailHint} required>
          {(aria) => (
            <Input {...aria} {...control('email')} type="email" autoComplete="email" inputMode="email" />
          )}
        </Field>
      )}
      {isGuest ? (
        <>
          {submit}
          <details
            open={areDetailsOpen || hasProblem}
            onToggle={(event) => setAreDetailsOpen(event.currentTarget.open)}
            className="border-line border-t pt-4"
          >
            <summary className="link w-fit min-h-11 font-semibold">{text.detailsSummary}</summary>
            <div className="mt-4 grid grid-cols-1 gap-7">{fields}</div>
          </details>
        </>
      ) : (
        <>
          {fields}
          {submit}
        </>
      )}
    </form>
  );
}
