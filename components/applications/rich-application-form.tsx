'use client';

import { useMemo, useRef, useState } from 'react';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { ProgressBar } from '@/components/ui/progress-bar';
import { submitApplication } from '@/lib/applications/actions';
import { applicationFormSchema } from '@/lib/applications/schema';
import { ApplicationFields } from './application-fields';
import type { RichFormProps } from './apply-panel';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { cvUploader } from './upload-cv';

/** The form with everything that JavaScript adds: checks while typing, a CV's progress, a draft against accidents. */
export function RichApplicationForm({ jobId, question, notice, onSubmitted }: RichFormProps) {
  const schema = useMemo(() => applicationFormSchema(question), [question]);
  const [initial] = useState(() => readDraft(jobId));
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useRef(cvUploader());
  const { state, formProps, field, control, status, form, isPending } = useActionForm({
    schema,
    action: submitApplication,
    initial,
    prepare: async (data) => {
      const file = data.get('cv');
      if (!(file instanceof File)) return data;
      // The server gave the last one up: the same file must go up again.
      if (state?.ok === false && state.fieldErrors?.cv) upload.current = cvUploader();
      setProgress(0);
      try {
        const { path, ticket } = await upload.current(file, setProgress);
        data.delete('cv');
        data.set('cvPath', path);
        data.set('cvTicket', ticket);
        return data;
      } finally {
        setProgress(null);
      }
    },
    onSuccess: ({ outcome }) => {
      forgetDraft(jobId);
      onSubmitted(outcome);
    },
  });
  return (
    <form {...formProps} onInput={(event) => keepDraft(jobId, event.currentTarget)} className="grid gap-6">
      <FormStatus {...status} />
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="question" value={question} />
      <ApplicationFields
        question={question}
        binding={{
          field,
          control,
          onChooseCv: (files) => form.setValue('cv', files, { shouldValidate: true, shouldTouch: true }),
        }}
      />
      {notice}
      {progress !== null && <ProgressBar label="Uploading your CV" value={progress} />}
      <SubmitButton pending="Sending your application…" isPending={isPending} size="lg" wide="phone">
        Submit application
      </SubmitButton>
    </form>
  );
}
