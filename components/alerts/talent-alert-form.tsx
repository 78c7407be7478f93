'use client';

import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import type { Tiles } from '@/components/map/tiles';
import { PlacePicker } from '@/components/places/place-picker';
import { RadiusSlider, toRadiusProblem } from '@/components/places/radius-slider';
import { usePlaceField } from '@/components/places/use-place-field';
import { DraftField } from '@/components/ui/draft-field';
import { Input } from '@/components/ui/input';
import { TagInput } from '@/components/ui/tag-input';
import { saveTalentAlert } from '@/lib/alerts/actions';
import type { AlertSchedule } from '@/lib/alerts/alert';
import { maxAlertSkills } from '@/lib/alerts/alert';
import {
  getScheduleValues,
  parseCommaList,
  type TalentAlertDefaults,
  toNumberText,
} from '@/lib/alerts/form-values';
import type { TimeZoneOptions } from '@/lib/alerts/time-zone';
import { normalizeSkill } from '@/lib/employment/skill';
import { talentAlertForm as text } from '@/messages/alerts/form';
import { alertMessages } from '@/messages/alerts/messages';
import { AlertCompanyRequired } from './alert-company-required';
import { TalentPreviewButton } from './preview-button';
import { ScheduleFields } from './schedule-fields';
import { useBrowserTimeZone } from './use-browser-time-zone';

type TalentAlertFormProps = {
  defaults: TalentAlertDefaults;
  /** Null for a new alert. */
  schedule: AlertSchedule | null;
  /** The alert to update; null for a new one. */
  id: string | null;
  zones: TimeZoneOptions;
  tiles: Tiles;
  submitLabel: string;
};

export function TalentAlertForm({ defaults, schedule, id, zones, tiles, submitLabel }: TalentAlertFormProps) {
  const { state, formProps, field, control, status, form, isPending } = useActionForm({
    schema: () => import('@/lib/alerts/schema').then(({ talentAlertFormSchema }) => talentAlertFormSchema),
    action: saveTalentAlert,
    draft: `talentAlertDraft:${id ?? 'new'}`,
    initial: {
      keywords: defaults.keywords,
      minYears: toNumberText(defaults.minYears),
      maxYears: toNumberText(defaults.maxYears),
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
  useBrowserTimeZone(form as never, schedule === null && submittedValues === undefined);

  return (
    <form {...formProps} className="grid grid-cols-1 gap-6">
      <FormStatus {...status} />
      {status.message === alertMessages.companyRequired && <AlertCompanyRequired />}
      {id !== null && <input type="hidden" name="id" value={id} />}
      <Field {...field('keywords')} label={text.keywords} hint={text.keywordsHint}>
        {(aria) => <Input {...aria} {...control('keywords')} maxLength={200} dir="auto" autoComplete="off" />}
      </Field>
      <TagInput
        {...field('skills')}
        name="skills"
        label={text.requiredSkills}
        hint={text.requiredSkillsHint}
        placeholder={text.skillsPlaceholder}
        defaultValue={submittedValues ? parseCommaList(submittedValues.skills) : defaults.skills}
        normalize={normalizeSkill}
        max={maxAlertSkills}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field {...field('minYears')} label={text.minimumYears}>
          {(aria) => (
            <Input {...aria} {...control('minYears')} inputMode="numeric" maxLength={3} autoComplete="off" />
          )}
        </Field>
        <Field {...field('maxYears')} label={text.maximumYears}>
          {(aria) => (
            <Input {...aria} {...control('maxYears')} inputMode="numeric" maxLength={3} autoComplete="off" />
          )}
        </Field>
      </div>
      <PlacePicker
        {...location.picker}
        id={field('location').id}
        tiles={tiles}
        label={text.location}
        hint={text.locationHint}
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
      <ScheduleFields field={field} control={control} zones={zones} watch={form.watch} />
      <TalentPreviewButton waitForLookup={location.waitForLookup} write={location.writeTo} />
      <div>
        <SubmitButton pendingLabel={text.saving} isPending={isPending} size="lg" wide="phone">
          {submitLabel}
        </SubmitButton>
      </div>
    </form>
  );
}
