'use client';

import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { buttonClasses } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { ChevronDownIcon } from '@/components/ui/icons';
import { ProgressBar } from '@/components/ui/progress-bar';
import { cvUploader } from '@/components/uploads/upload-cv';
import { submitApplication } from '@/lib/applications/actions';
import { type AgeQuestion, applicationFormSchema } from '@/lib/applications/schema';
import { startCvUpload } from '@/lib/uploads/actions';
import { ApplicationFields } from './application-fields';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { type FormInUse, readFormInUse, restoreForm } from './form-in-use';
import { SubmittedNotice } from './submitted-notice';

// Comes with the form, so that no page loads it before.
export { readFormInUse };

export type ApplicationFormProps = {
  jobId: string;
  jobTitle: string;
  companyName: string;
  question: AgeQuestion;
  /** What happens to the data. */
  notice: ReactNode;
  /** The server-written form that this one takes the place of. */
  inUse?: FormInUse | null;
};

/** Closed, open, submitting, submitted: the message then stands where the button was. */
export function ApplicationForm({
  jobId,
  jobTitle,
  companyName,
  question,
  notice,
  inUse = null,
}: ApplicationFormProps) {
  const schema = useMemo(() => applicationFormSchema(question), [question]);
  const element = useRef<HTMLFormElement>(null);
  const upload = useRef(cvUploader(startCvUpload));
  const [progress, setProgress] = useState<number | null>(null);
  const { state, formProps, field, control, status, form, isPending } = useActionForm({
    schema,
    action: submitApplication,
    prepare: async (data) => {
      const file = data.get('cv');
      if (!(file instanceof File)) return data;
      // The server gave the last one up: the same file must go up again.
      if (state?.ok === false && state.fieldErrors?.cv) upload.current = cvUploader(startCvUpload);
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
    onSuccess: () => forgetDraft(jobId),
  });

  const takeOver = useEffectEvent((own: HTMLFormElement) => {
    if (inUse) restoreForm(own, inUse);
    for (const [name, text] of Object.entries(readDraft(jobId))) {
      const input = own.elements.namedItem(name);
      const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
      if (isText && input.value === '') input.value = text;
    }
    // A file that was chosen before this code arrived is told as if it were chosen now.
    const cv = own.elements.namedItem('cv');
    if (cv instanceof HTMLInputElement && cv.files?.length)
      cv.dispatchEvent(new Event('change', { bubbles: true }));
  });
  useLayoutEffect(() => {
    if (element.current) takeOver(element.current);
  }, []);

  if (state?.ok) return <SubmittedNotice outcome={state.data.outcome} companyName={companyName} />;
  return (
    <details
      open={state || inUse?.isOpen ? true : undefined}
      data-answered={state ? true : undefined}
      className="group"
    >
      <summary className={classes(buttonClasses({ size: 'lg', wide: 'phone' }), 'list-none')}>
        Apply for this job
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      <section
        aria-label={`Application: ${jobTitle}`}
        className="mt-4 rounded-lg border border-line bg-surface p-5 sm:p-8"
      >
        <form
          {...formProps}
          ref={element}
          onInput={(event) => keepDraft(jobId, event.currentTarget)}
          className="grid grid-cols-1 gap-6"
        >
          <FormStatus {...status} />
          <input type="hidden" name="jobId" value={jobId} />
          <input type="hidden" name="question" value={question} />
          <ApplicationFields
            question={question}
            field={field}
            control={control}
            onChooseCv={(files) => form.setValue('cv', files, { shouldValidate: true, shouldTouch: true })}
          />
          {notice}
          {progress !== null && <ProgressBar label="Uploading your CV" value={progress} />}
          <div>
            <SubmitButton pending="Sending your application…" isPending={isPending} size="lg" wide="phone">
              Submit application
            </SubmitButton>
          </div>
        </form>
      </section>
    </details>
  );
}
