'use client';

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
import { usePlaceField } from '@/components/places/use-place-field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { saveCompany } from '@/lib/employers/actions';
import type { Company } from '@/lib/employers/company';
import { companyErrorTitle } from '@/lib/employers/company-messages';
import { industries } from '@/lib/employment/industry';
import { delays } from '@/lib/limits';
import { companyMessages, companyForm as text } from '@/messages/employers';
import { changedElsewhere } from '@/messages/profile';
import { LogoField, type LogoFieldHandle } from './logo-field';

type CompanyFormProps = {
  company: Company | null;
  /** When the company was last saved; empty if it is new. */
  version: string;
  viewerId: string;
  tiles: Tiles;
};

/** The form of the company profile: name, industry, description, place and logo. */
export function CompanyForm({ company, version: initialVersion, viewerId, tiles }: CompanyFormProps) {
  const [version, setVersion] = useState(initialVersion);
  const logo = useRef<LogoFieldHandle>(null);

  const { state, formProps, draft, field, control, status, form, isPending } = useActionForm({
    schema: () => import('@/lib/employers/schema').then(({ companyFormSchema }) => companyFormSchema),
    action: saveCompany,
    draft: `companyDraft:${viewerId}`,
    initial: {
      companyName: company?.name ?? '',
      industry: company?.industry ?? '',
      companyDescription: company?.description ?? '',
    },
    getTitle: companyErrorTitle,
    beforeCheck: () => location.waitForLookup(),
    beforeSend: async (data) => {
      location.writeTo(data);
      const picture = await logo.current?.getCroppedFile();
      if (picture) data.set('logo', picture);
      // React names the file of an empty field when it calls an action, and the server would take it for a logo.
      else if (isEmptyFile(data.get('logo'))) data.delete('logo');
      return data;
    },
    onSuccess: (saved) => {
      setVersion(saved.version);
      form.setValue('logo', undefined);
    },
  });

  const submittedValues = state?.ok === false ? state.values : undefined;
  const location = usePlaceField({
    savedPlace: company?.location ?? null,
    formValues: submittedValues,
    setFieldValue: (json, byPerson) =>
      form.setValue('location', json, { shouldValidate: byPerson, shouldTouch: byPerson }),
  });

  if (state?.ok && state.data.goTo)
    return (
      <SavedNotice title={companyMessages.saved}>
        <p>{text.redirectNotice}</p>
        <RedirectAfter to={state.data.goTo} afterMs={delays.afterProfileSaveMs} />
      </SavedNotice>
    );
  return (
    <form {...formProps} onKeyDown={ignoreEnter} className="flex flex-col gap-6">
      <PreventEnterSubmit />
      {company && !company.logo && (
        <MissingFields fields={[{ id: field('logo').id, label: text.missingLogoLabel }]} />
      )}
      {state?.ok && <SavedNotice key={state.data.version} title={companyMessages.saved} />}
      <FormStatus {...status} />
      <ProfileVersion version={version} hasConflict={status.message === changedElsewhere} />
      <DraftNotice draft={draft} />
      <Field {...field('companyName')} label={text.companyName} required>
        {(aria) => (
          <Input {...aria} {...control('companyName')} autoComplete="organization" maxLength={120} />
        )}
      </Field>
      <Field {...field('industry')} label={text.industry} required className="sm:max-w-72">
        {(aria) => (
          <Select {...aria} {...control('industry')}>
            <option value="">{text.choosePlaceholder}</option>
            {industries.map((industry) => (
              <option key={industry}>{industry}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        {...field('companyDescription')}
        label={text.companyDescription}
        hint={text.companyDescriptionHint}
        required
      >
        {(aria) => <Textarea {...aria} {...control('companyDescription')} rows={6} maxLength={5000} />}
      </Field>
      <LogoField
        // Resets the field after saving.
        key={version}
        ref={logo}
        field={field('logo')}
        current={company?.logo ?? null}
        onChoose={(files) => form.setValue('logo', files, { shouldValidate: true, shouldTouch: true })}
      />
      <section aria-labelledby="company-place" className="border-line border-t pt-6">
        <h2 id="company-place" className="mb-4 text-xl">
          {text.locationTitle}
        </h2>
        <PlacePicker
          {...location.picker}
          id={field('location').id}
          tiles={tiles}
          label={text.location}
          hint={text.locationHint}
          streetName="locationStreet"
          {...(submittedValues?.locationStreet !== undefined && {
            defaultStreet: submittedValues.locationStreet,
          })}
          isPinSet={company?.location.address.street != null}
          error={field('location').error}
        />
      </section>
      <div className="sticky-actions">
        <SubmitButton pendingLabel={text.saving} isPending={isPending} size="lg" wide="phone">
          {text.submitButton}
        </SubmitButton>
      </div>
    </form>
  );
}

const isEmptyFile = (entry: FormDataEntryValue | null) => entry instanceof File && entry.name === '';
