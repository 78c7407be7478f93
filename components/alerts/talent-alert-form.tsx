'use client';

import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import type { Tiles } from '@/components/map/tiles';
import { PlacePicker } from '@/components/places/place-picker';
import { RadiusSlider, radiusProblem } from '@/components/places/radius-slider';
import { usePlaceField } from '@/components/places/use-place-field';
import { Input } from '@/components/ui/input';
import { KeptInDraft } from '@/components/ui/kept-in-draft';
import { TagInput } from '@/components/ui/tag-input';
import { saveTalentAlert } from '@/lib/alerts/actions';
import type { AlertSchedule } from '@/lib/alerts/alert';
import { maxAlertSkills } from '@/lib/alerts/alert';
import type { TimeZoneChoices } from '@/lib/alerts/alert-time-zone';
import { listFromText, numberText, scheduleTexts, type TalentAlertStart } from '@/lib/alerts/form-texts';
import { normalizeSkill } from '@/lib/employment/skill';
import { talentAlertForm as text } from '@/messages/alerts/form';
import { alertMessages } from '@/messages/alerts/messages';
import { CompanyNeededForAlert } from './company-needed';
import { TalentPreviewButton } from './preview-button';
import { ScheduleFields } from './schedule-fields';
import { useOwnZoneIn } from './use-time-zone';

type TalentAlertFormProps = {
  start: TalentAlertStart;
  /** Null for a new alert. */
  schedule: AlertSchedule | null;
  /** The alert that is changed; null for a new one. */
  id: string | null;
  zones: TimeZoneChoices;
  tiles: Tiles;
  submitLabel: string;
};

/** Section 2's fields of a talent alert, and when mails come. */
export function TalentAlertForm({ start, schedule, id, zones, tiles, submitLabel }: TalentAlertFormProps) {
  const { state, formProps, field, control, status, form, isPending } = useActionForm({
    schema: () => import('@/lib/alerts/schema').then(({ talentAlertFormSchema }) => talentAlertFormSchema),
    action: saveTalentAlert,
    draft: `talentAlertDraft:${id ?? 'new'}`,
    initial: {
      keywords: start.keywords,
      minYears: numberText(start.minYears),
      maxYears: numberText(start.maxYears),
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
  useOwnZoneIn(form as never, schedule === null && typed === undefined);

  return (
    <form {...formProps} className="grid grid-cols-1 gap-6">
      <FormStatus {...status} />
      {status.message === alertMessages.companyNeeded && <CompanyNeededForAlert />}
      {id !== null && <input type="hidden" name="id" value={id} />}
      <Field {...field('keywords')} label={text.keywords} hint={text.nameHeadlineSkillOrA}>
        {(aria) => <Input {...aria} {...control('keywords')} maxLength={200} dir="auto" autoComplete="off" />}
      </Field>
      <TagInput
        {...field('skills')}
        name="skills"
        label={text.requiredSkills}
        hint={text.peopleMustHaveAllOf}
        placeholder={text.espresso}
        defaultValue={typed ? listFromText(typed.skills) : start.skills}
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
      <ScheduleFields field={field} control={control} zones={zones} watch={form.watch} />
      <TalentPreviewButton waitForLookup={location.waitForLookup} write={location.write} />
      <div>
        <SubmitButton pending={text.saving} isPending={isPending} size="lg" wide="phone">
          {submitLabel}
        </SubmitButton>
      </div>
    </form>
  );
}
