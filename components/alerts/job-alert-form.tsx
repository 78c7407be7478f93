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
import { RadiusSlider, radiusProblem } from '@/components/places/radius-slider';
import { usePlaceField } from '@/components/places/use-place-field';
import { AlertRequested } from '@/components/search/alert-requested';
import { Input } from '@/components/ui/input';
import { KeptInDraft } from '@/components/ui/kept-in-draft';
import { type AlertAsked, type AlertSchedule, longestAlertName } from '@/lib/alerts/alert';
import type { TimeZoneChoices } from '@/lib/alerts/alert-time-zone';
import { type JobAlertStart, listFromText, numberText, scheduleTexts } from '@/lib/alerts/form-texts';
import type { guestAlertFormSchema } from '@/lib/alerts/schema';
import { conditionLabels } from '@/lib/jobs/condition-labels';
import { conditionsQuery } from '@/lib/jobs/search-conditions';
import { jobAlertForm as text } from '@/messages/alerts/form';
import { JobPreviewButton } from './preview-button';
import { ScheduleFields } from './schedule-fields';
import { useOwnZoneIn } from './use-time-zone';

/** A guest's form has one field more; the hook asks for one schema of one shape. */
const schemaOf = (owner: 'account' | 'guest') =>
  import('@/lib/alerts/schema').then(
    ({ guestAlertFormSchema, jobAlertFormSchema }) =>
      (owner === 'guest' ? guestAlertFormSchema : jobAlertFormSchema) as unknown as z.ZodType<
        unknown,
        z.input<typeof guestAlertFormSchema>
      >,
  );

type JobAlertFormProps = {
  action: FormAction<AlertAsked>;
  /** Whoever has no account gives an address. */
  owner: 'account' | 'guest';
  start: JobAlertStart;
  /** What its owner calls it; undefined where no owner can. */
  name?: string | null;
  /** Saves the search without email (D108). */
  isSilent?: boolean;
  /** Null for a new alert. */
  schedule: AlertSchedule | null;
  /** What tells the server which alert is changed. */
  which?: { name: 'id' | 'token'; value: string };
  zones: TimeZoneChoices;
  tiles: Tiles;
  submitLabel: string;
};

/** What to look for, where, and when mails come. */
export function JobAlertForm({
  action,
  owner,
  start,
  name,
  isSilent = false,
  schedule,
  which,
  zones,
  tiles,
  submitLabel,
}: JobAlertFormProps) {
  const isGuest = owner === 'guest';
  const { state, formProps, field, control, status, form, isPending } = useActionForm({
    schema: () => schemaOf(owner),
    action,
    draft: `jobAlertDraft:${which?.value ?? JSON.stringify(start)}`,
    initial: {
      name: name ?? '',
      words: start.words,
      minPay: numberText(start.minPay),
      ...scheduleTexts(schedule),
    },
    beforeCheck: () => location.waitForLookup(),
    beforeSend: async (data) => {
      location.write(data);
      return data;
    },
  });
  const typed = state?.ok === false ? state.values : undefined;
  const location = usePlaceField({
    saved: start.place,
    typed,
    tell: (json, byPerson) =>
      form.setValue('location', json, { shouldValidate: byPerson, shouldTouch: byPerson }),
  });
  const [radiusKm, setRadiusKm] = useState(Number(typed?.radiusKm) || start.radiusKm);
  // A search without a place has to be given one.
  const [isUnfolded, setIsUnfolded] = useState(start.place === null);
  useOwnZoneIn(form as never, schedule === null && typed === undefined);

  if (state?.ok && state.data) return <AlertRequested {...state.data} />;
  const types: readonly string[] = typed ? listFromText(typed.types) : start.types;
  const labels = conditionLabels(start.more);
  const fields = (
    <>
      {name !== undefined && (
        <Field {...field('name')} label={text.name} hint={text.whatYouTap}>
          {(aria) => (
            <Input
              {...aria}
              {...control('name')}
              maxLength={longestAlertName}
              dir="auto"
              autoComplete="off"
            />
          )}
        </Field>
      )}
      <Field {...field('words')} label={text.keywords} hint={text.titleCompanySkillOrDescription}>
        {(aria) => <Input {...aria} {...control('words')} maxLength={200} dir="auto" autoComplete="off" />}
      </Field>
      <JobTypeChoices legend={text.jobTypes} name="types" chosen={types} />
      <Field {...field('minPay')} label={text.minimumPayPerHour} hint={text.inUsDollarsJobsThat}>
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
          <span>{text.alsoAsked({ labels: labels.join(', ') })}</span>{' '}
          {start.more.area && <span>{text.theAreaIsThePlace}</span>}
        </p>
      )}
      <PlacePicker
        {...location.picker}
        id={field('location').id}
        tiles={tiles}
        label={text.near}
        hint={text.cityNeighborhoodOrZipCode}
        radiusKm={radiusKm}
        error={field('location').error}
      />
      <KeptInDraft name="radiusKm" value={String(radiusKm)} onRestore={(km) => setRadiusKm(Number(km))} />
      <RadiusSlider
        id={field('radiusKm').id}
        name="radiusKm"
        label={text.radius}
        value={radiusKm}
        onChange={setRadiusKm}
        problem={radiusProblem(typed?.radiusKm, field('radiusKm').error)}
      />
      {isSilent ? (
        <HiddenFields values={{ ...scheduleTexts(schedule), isSilent: 'true' }} />
      ) : (
        <ScheduleFields field={field} control={control} zones={zones} watch={form.watch} />
      )}
      <JobPreviewButton waitForLookup={location.waitForLookup} write={location.write} />
    </>
  );
  const submit = (
    <div>
      <SubmitButton pending={text.saving} isPending={isPending} size="lg" wide="phone">
        {submitLabel}
      </SubmitButton>
    </div>
  );
  // What is wrong must be in sight.
  const hasProblem = status.problems.some(({ fieldId }) => fieldId !== field('email').id);
  return (
    <form {...formProps} className="grid grid-cols-1 gap-7">
      <FormStatus {...status} />
      <input type="hidden" name="more" value={conditionsQuery(start.more)} />
      {which && <input type="hidden" name={which.name} value={which.value} />}
      {isGuest && (
        <Field {...field('email')} label={text.yourEmail} hint={text.wellEmailYouALink} required>
          {(aria) => (
            <Input {...aria} {...control('email')} type="email" autoComplete="email" inputMode="email" />
          )}
        </Field>
      )}
      {isGuest ? (
        <>
          {submit}
          <details
            open={isUnfolded || hasProblem}
            onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
            className="border-line border-t pt-4"
          >
            <summary className="link w-fit min-h-11 font-semibold">{text.change}</summary>
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
