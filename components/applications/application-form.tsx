'use client';

import type { ReactNode } from 'react';
import { DraftNotice } from '@/components/forms/draft-notice';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import type { FormAction } from '@/components/forms/use-submit';
import { recordRefusedApplication } from '@/components/jobs/refused-application';
import { rememberApplied } from '@/components/saved/jobs/applied-jobs';
import { AppliedNote } from '@/components/saved/jobs/applied-note';
import { ProgressBar } from '@/components/ui/progress-bar';
import { submitApplication } from '@/lib/applications/actions';
import type { AgeQuestion } from '@/lib/applications/schema';
import type { Submitted } from '@/lib/applications/submit';
import type { ActionResult } from '@/lib/result';
import { submit as refusals, applicationForm as text } from '@/messages/applications/form';
import { ApplicationFields } from './application-fields';
import { ApplyFold } from './apply-fold';
import { SubmittedNotice } from './submitted-notice';
import { useApplicationStart } from './use-application-start';
import { useCvChoice } from './use-cv-choice';

type ApplicationFormProps = {
  jobId: string;
  jobTitle: string;
  companyName: string;
  /** Where jobs like this one can be had by email. */
  alertHref: string | null;
  question: AgeQuestion;
  /** What happens to the data. */
  notice: ReactNode;
};

/** Closed, open, submitting, submitted: the message then replaces the button, and after a reload the note of it. */
export function ApplicationForm({
  jobId,
  jobTitle,
  companyName,
  alertHref,
  question,
  notice,
}: ApplicationFormProps) {
  const { state, formProps, draft, field, control, status, form, isPending } = useActionForm({
    schema: () =>
      import('@/lib/applications/schema').then(({ applicationFormSchema }) =>
        applicationFormSchema(question),
      ),
    action: submitAndRecord,
    draft: `applicationDraft:${jobId}`,
    beforeSend: async (data): Promise<FormData> =>
      cv.write(data, state?.ok === false && state.fieldErrors?.cv !== undefined),
    onSuccess: () => {
      cv.forget();
      rememberApplied(jobId, true);
    },
  });
  const cv = useCvChoice({
    jobId,
    inProfile: useApplicationStart(formProps.ref),
    tell: (chosen, byPerson) =>
      form.setValue('cv', chosen, { shouldValidate: byPerson, shouldTouch: byPerson }),
  });

  if (state?.ok)
    return <SubmittedNotice submitted={state.data} companyName={companyName} alertHref={alertHref} />;
  return (
    <AppliedNote jobId={jobId} className="lg:hidden">
      <ApplyFold
        jobTitle={jobTitle}
        isRefused={state !== null}
        hasDraft={draft.isRestored || cv.held !== null || cv.lost !== null}
      >
        <form {...formProps} className="grid grid-cols-1 gap-6">
          <FormStatus {...status} />
          <DraftNotice draft={draft} />
          <input type="hidden" name="jobId" value={jobId} />
          <input type="hidden" name="question" value={question} />
          <ApplicationFields question={question} field={field} control={control} cv={cv} />
          {notice}
          {cv.progress !== null && <ProgressBar label={text.uploadingYourCv} value={cv.progress} />}
          <div>
            <SubmitButton pending={text.sending} isPending={isPending} size="lg" wide="phone">
              {text.submitApplication}
            </SubmitButton>
          </div>
        </form>
      </ApplyFold>
    </AppliedNote>
  );
}

const isJobClosed = (result: ActionResult<unknown> | null) =>
  result?.ok === false && result.message === refusals.jobClosed;

/** The page may take this form away together with the answer, so an effect of the form would not run. */
const submitAndRecord: FormAction<Submitted> =
  // Only the action itself can be posted to by the server's HTML.
  typeof window === 'undefined'
    ? submitApplication
    : async (previous, form) => {
        const result = await submitApplication(previous, form);
        if (isJobClosed(result)) recordRefusedApplication();
        return result;
      };
