'use client';

import Link from 'next/link';
import { useRef, useState } from 'react';
import { RedirectAfter } from '@/components/auth/redirect-after';
import { DraftNotice } from '@/components/forms/draft-notice';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { MissingFields } from '@/components/forms/missing-fields';
import { ignoreEnter, NoEnter } from '@/components/forms/no-enter';
import { ProfileVersion } from '@/components/forms/profile-version';
import { SavedNotice } from '@/components/forms/saved-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import type { Tiles } from '@/components/map/tiles';
import { PlacePicker } from '@/components/places/place-picker';
import { RadiusSlider, radiusProblem } from '@/components/places/radius-slider';
import { usePlaceField } from '@/components/places/use-place-field';
import { Input } from '@/components/ui/input';
import { KeptInDraft } from '@/components/ui/kept-in-draft';
import { ProgressBar } from '@/components/ui/progress-bar';
import { parts as siteParts } from '@/doorstep.config';
import { currencyOf } from '@/lib/employment/currency';
import { delays, radius } from '@/lib/limits';
import * as routes from '@/lib/routes';
import { saveTalentProfile } from '@/lib/talents/actions';
import { talentSummary, typedPayQuestion } from '@/lib/talents/schema';
import type { TalentProfile } from '@/lib/talents/talent';
import { changedElsewhere } from '@/messages/profile';
import { ownProfile, talentMessages, talentForm as text } from '@/messages/talents/profile';
import { AboutFields } from './about-fields';
import { CvField } from './cv-field';
import { initialTexts } from './initial-texts';
import { DesiredPayFields } from './pay-fields';
import { PreviewPanel } from './preview-panel';
import { Section } from './section';
import { SkillFields } from './skill-fields';
import { useCvUpload } from './use-cv-upload';
import { useOwnDay } from './use-own-day';
import { VisibilitySwitch } from './visibility-switch';

type TalentFormProps = {
  profile: TalentProfile | null;
  /** When it was last saved; blank before. */
  version: string;
  viewerId: string;
  tiles: Tiles;
};

const savedWords = siteParts.talents ? talentMessages.saved : ownProfile.saved;

/** Everything that a job seeker tells of themselves, and who may see it. */
export function TalentForm({ profile, version: first, viewerId, tiles }: TalentFormProps) {
  const [version, setVersion] = useState(first);
  const hasChosenCurrency = useRef(profile?.desiredSalary != null);
  const cv = useCvUpload();
  const { timeZone, today } = useOwnDay();

  const { state, formProps, draft, field, control, status, form, isPending } = useActionForm({
    schema: () => import('@/lib/talents/schema').then(({ talentFormSchema }) => talentFormSchema),
    action: saveTalentProfile,
    draft: `talentDraft:${viewerId}`,
    initial: initialTexts(profile),
    titleOf: talentSummary,
    beforeCheck: async () => {
      form.setValue('timeZone', timeZone);
      await location.waitForLookup();
    },
    beforeSend: async (data): Promise<FormData> => {
      location.write(data);
      return cv.send(data, state?.ok === false && state.fieldErrors?.cv !== undefined);
    },
    onSuccess: (saved) => {
      setVersion(saved.version);
      form.setValue('cv', undefined);
    },
  });
  const typed = state?.ok === false ? state.values : undefined;
  const location = usePlaceField({
    saved: profile?.location ?? null,
    typed,
    tell: (json, byPerson) =>
      form.setValue('location', json, { shouldValidate: byPerson, shouldTouch: byPerson }),
  });
  const [radiusKm, setRadiusKm] = useState(
    Number(typed?.searchRadiusKm) || (profile?.searchRadiusKm ?? radius.defaultKm),
  );
  const parts = { field, control, typed };
  const [salaryMin, salaryMax, salaryCurrency, salaryPeriod] = form.watch([
    'salaryMin',
    'salaryMax',
    'salaryCurrency',
    'salaryPeriod',
  ]);

  if (state?.ok && state.data.goTo)
    return (
      <SavedNotice title={savedWords}>
        <p>{text.takingYouToTheJobs}</p>
        <RedirectAfter to={state.data.goTo} afterMs={delays.afterProfileSaveMs} />
      </SavedNotice>
    );
  return (
    <form {...formProps} onKeyDown={ignoreEnter} className="flex flex-col gap-8">
      <NoEnter />
      {profile && (
        <MissingFields
          fields={missingFrom(profile).map((name) => ({ id: field(name).id, label: text.missing[name] }))}
        />
      )}
      {state?.ok && <SavedNotice key={state.data.version} title={savedWords} />}
      <FormStatus {...status} />
      <ProfileVersion version={version} wouldReplace={status.message === changedElsewhere} />
      <DraftNotice draft={draft} />
      {siteParts.talents && (
        <Section title={text.whoCanSeeIt}>
          <VisibilitySwitch
            defaultChecked={typed ? typed.isVisible === 'on' : (profile?.isVisible ?? false)}
          />
          <p className="text-ink-soft">
            {text.seeWhoSavedYourProfile({
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
      <Section title={text.aboutYou}>
        <AboutFields {...parts} />
      </Section>
      <Section title={text.whatYouCanDo}>
        <SkillFields {...parts} skills={profile?.skills ?? []} wantedTypes={profile?.desiredJobTypes ?? []} />
      </Section>
      <Section title={text.desiredSalary} intro={text.leaveBothEmptyIfIt}>
        <DesiredPayFields
          {...parts}
          onChooseCurrency={() => {
            hasChosenCurrency.current = true;
          }}
          question={typedPayQuestion({ salaryMin, salaryMax, salaryCurrency, salaryPeriod })}
          onPeriod={(period) => form.setValue('salaryPeriod', period, { shouldValidate: true })}
        />
      </Section>
      <Section title={text.whereAndWhen}>
        <PlacePicker
          {...location.picker}
          onChange={(place) => {
            location.picker.onChange(place);
            if (!hasChosenCurrency.current)
              form.setValue('salaryCurrency', currencyOf(place.address.country));
          }}
          id={field('location').id}
          tiles={tiles}
          label={text.location}
          hint={(siteParts.talents ? text : ownProfile).cityNeighborhoodOrZipCode}
          radiusKm={radiusKm}
          error={field('location').error}
        />
        <KeptInDraft
          name="searchRadiusKm"
          value={String(radiusKm)}
          onRestore={(km) => setRadiusKm(Number(km))}
        />
        <RadiusSlider
          id={field('searchRadiusKm').id}
          name="searchRadiusKm"
          label={text.howFarYoudGo}
          value={radiusKm}
          onChange={setRadiusKm}
          problem={radiusProblem(typed?.searchRadiusKm, field('searchRadiusKm').error)}
        />
        <Field {...field('availableFrom')} label={text.availableFrom} className="max-w-64">
          {(aria) => <Input {...aria} {...control('availableFrom')} type="date" min={today} />}
        </Field>
        <input type="hidden" name="timeZone" value={timeZone} />
      </Section>
      <Section
        title={text.yourCv}
        intro={siteParts.talents ? text.itsStoredPrivatelyOnlyYou : ownProfile.onlyYouCanOpenIt}
      >
        <CvField
          // What was chosen is the CV now.
          key={version}
          field={field('cv')}
          current={profile?.cvPath ?? null}
          onChoose={(files) => form.setValue('cv', files, { shouldValidate: true, shouldTouch: true })}
        />
      </Section>
      {cv.progress !== null && <ProgressBar label={text.uploadingYourCv} value={cv.progress} />}
      <div className="way-on">
        <SubmitButton pending={text.saving} isPending={isPending} size="lg" wide="phone">
          {siteParts.talents ? text.saveTalentProfile : ownProfile.save}
        </SubmitButton>
      </div>
    </form>
  );
}

/** What a profile may go without, and lacks. */
function missingFrom({ bio, skills, experienceYears, cvPath }: TalentProfile) {
  const lacks = {
    bio: !bio,
    skills: skills.length === 0,
    experienceYears: experienceYears === null,
    cv: !cvPath,
  };
  return (['bio', 'skills', 'experienceYears', 'cv'] as const).filter((name) => lacks[name]);
}
