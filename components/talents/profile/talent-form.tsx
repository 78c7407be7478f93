'use client';

import Link from 'next/link';
import { useRef, useState } from 'react';
import { RedirectAfter } from '@/components/auth/redirect-after';
import { DraftNotice } from '@/components/forms/draft-notice';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { MissingFields } from '@/components/forms/missing-fields';
import { ignoreEnter, PreventEnterSubmit } from '@/components/forms/prevent-enter-submit';
import { ProfileVersion } from '@/components/forms/profile-version';
import { SavedNotice } from '@/components/forms/saved-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import type { Tiles } from '@/components/map/tiles';
import { PlacePicker } from '@/components/places/place-picker';
import { RadiusSlider, toRadiusProblem } from '@/components/places/radius-slider';
import { usePlaceField } from '@/components/places/use-place-field';
import { DraftField } from '@/components/ui/draft-field';
import { Input } from '@/components/ui/input';
import { ProgressBar } from '@/components/ui/progress-bar';
import { parts as siteParts } from '@/doorstep.config';
import { currencyForCountry } from '@/lib/employment/currency';
import { delays, radius } from '@/lib/limits';
import * as routes from '@/lib/routes';
import { saveTalentProfile } from '@/lib/talents/actions';
import { getTalentErrorSummary, getTypedPayWarning } from '@/lib/talents/schema';
import type { TalentProfile } from '@/lib/talents/talent';
import { changedElsewhere } from '@/messages/profile';
import { privateProfile, talentMessages, talentForm as text } from '@/messages/talents/profile';
import { AboutFields } from './about-fields';
import { CvField } from './cv-field';
import { getInitialValues } from './initial-values';
import { DesiredPayFields } from './pay-fields';
import { PreviewPanel } from './preview-panel';
import { Section } from './section';
import { SkillFields } from './skill-fields';
import { useCvUpload } from './use-cv-upload';
import { useLocalDate } from './use-local-date';
import { VisibilitySwitch } from './visibility-switch';

type TalentFormProps = {
  profile: TalentProfile | null;
  /** When the profile was last saved; '' for a new profile. */
  version: string;
  viewerId: string;
  tiles: Tiles;
};

const savedTitle = siteParts.talents ? talentMessages.saved : privateProfile.saved;

export function TalentForm({ profile, version: initialVersion, viewerId, tiles }: TalentFormProps) {
  const [version, setVersion] = useState(initialVersion);
  const hasChosenCurrency = useRef(profile?.desiredSalary != null);
  const cv = useCvUpload();
  const { timeZone, today } = useLocalDate();

  const { state, formProps, draft, field, control, status, form, isPending } = useActionForm({
    schema: () => import('@/lib/talents/schema').then(({ talentFormSchema }) => talentFormSchema),
    action: saveTalentProfile,
    draft: `talentDraft:${viewerId}`,
    initial: getInitialValues(profile),
    getTitle: getTalentErrorSummary,
    beforeCheck: async () => {
      form.setValue('timeZone', timeZone);
      await location.waitForLookup();
    },
    beforeSend: async (data): Promise<FormData> => {
      location.writeTo(data);
      return cv.send(data, state?.ok === false && state.fieldErrors?.cv !== undefined);
    },
    onSuccess: (saved) => {
      setVersion(saved.version);
      form.setValue('cv', undefined);
    },
  });
  const submittedValues = state?.ok === false ? state.values : undefined;
  const location = usePlaceField({
    savedPlace: profile?.location ?? null,
    formValues: submittedValues,
    setFieldValue: (json, byPerson) =>
      form.setValue('location', json, { shouldValidate: byPerson, shouldTouch: byPerson }),
  });
  const [radiusKm, setRadiusKm] = useState(
    Number(submittedValues?.searchRadiusKm) || (profile?.searchRadiusKm ?? radius.defaultKm),
  );
  const parts = { field, control, submittedValues };
  const [salaryMin, salaryMax, salaryCurrency, salaryPeriod] = form.watch([
    'salaryMin',
    'salaryMax',
    'salaryCurrency',
    'salaryPeriod',
  ]);

  if (state?.ok && state.data.goTo)
    return (
      <SavedNotice title={savedTitle}>
        <p>{text.redirectNotice}</p>
        <RedirectAfter to={state.data.goTo} afterMs={delays.afterProfileSaveMs} />
      </SavedNotice>
    );
  return (
    <form {...formProps} onKeyDown={ignoreEnter} className="flex flex-col gap-8">
      <PreventEnterSubmit />
      {profile && (
        <MissingFields
          fields={getMissingFields(profile).map((name) => ({
            id: field(name).id,
            label: text.missing[name],
          }))}
        />
      )}
      {state?.ok && <SavedNotice key={state.data.version} title={savedTitle} />}
      <FormStatus {...status} />
      <ProfileVersion version={version} hasConflict={status.message === changedElsewhere} />
      <DraftNotice draft={draft} />
      {siteParts.talents && (
        <Section title={text.visibilityTitle}>
          <VisibilitySwitch
            defaultChecked={
              submittedValues ? submittedValues.isVisible === 'on' : (profile?.isVisible ?? false)
            }
          />
          <p className="text-ink-soft">
            {text.visibilityHint({
              link: (words) => (
                <Link href={routes.contactRequests()} className="link">
                  {words}
                </Link>
              ),
            })}
          </p>
          <PreviewPanel form={formProps.ref} profile={profile} place={location.place} />
        </Section>
      )}
      <Section title={text.aboutTitle}>
        <AboutFields {...parts} />
      </Section>
      <Section title={text.skillsTitle}>
        <SkillFields
          {...parts}
          skills={profile?.skills ?? []}
          initialTypes={profile?.desiredJobTypes ?? []}
        />
      </Section>
      <Section title={text.payTitle} intro={text.payIntro}>
        <DesiredPayFields
          {...parts}
          onChooseCurrency={() => {
            hasChosenCurrency.current = true;
          }}
          warning={getTypedPayWarning({ salaryMin, salaryMax, salaryCurrency, salaryPeriod })}
          onPeriod={(period) => form.setValue('salaryPeriod', period, { shouldValidate: true })}
        />
      </Section>
      <Section title={text.locationTitle}>
        <PlacePicker
          {...location.picker}
          onChange={(place) => {
            location.picker.onChange(place);
            if (!hasChosenCurrency.current)
              form.setValue('salaryCurrency', currencyForCountry(place.address.country));
          }}
          id={field('location').id}
          tiles={tiles}
          label={text.location}
          hint={(siteParts.talents ? text : privateProfile).locationHint}
          radiusKm={radiusKm}
          error={field('location').error}
        />
        <DraftField
          name="searchRadiusKm"
          value={String(radiusKm)}
          onRestore={(km) => setRadiusKm(Number(km))}
        />
        <RadiusSlider
          id={field('searchRadiusKm').id}
          name="searchRadiusKm"
          label={text.radiusLabel}
          value={radiusKm}
          onChange={setRadiusKm}
          problem={toRadiusProblem(submittedValues?.searchRadiusKm, field('searchRadiusKm').error)}
        />
        <Field {...field('availableFrom')} label={text.availableFrom} className="max-w-64">
          {(aria) => <Input {...aria} {...control('availableFrom')} type="date" min={today} />}
        </Field>
        <input type="hidden" name="timeZone" value={timeZone} />
      </Section>
      <Section title={text.cvTitle} intro={siteParts.talents ? text.cvIntro : privateProfile.cvIntro}>
        <CvField
          // Resets the field after saving.
          key={version}
          field={field('cv')}
          current={profile?.cvPath ?? null}
          onChoose={(files) => form.setValue('cv', files, { shouldValidate: true, shouldTouch: true })}
        />
      </Section>
      {cv.progress !== null && <ProgressBar label={text.uploadLabel} value={cv.progress} />}
      <div className="sticky-actions">
        <SubmitButton pendingLabel={text.saving} isPending={isPending} size="lg" wide="phone">
          {siteParts.talents ? text.saveButton : privateProfile.save}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Optional fields that are empty. */
function getMissingFields({ bio, skills, experienceYears, cvPath }: TalentProfile) {
  const isMissing = {
    bio: !bio,
    skills: skills.length === 0,
    experienceYears: experienceYears === null,
    cv: !cvPath,
  };
  return (['bio', 'skills', 'experienceYears', 'cv'] as const).filter((name) => isMissing[name]);
}
