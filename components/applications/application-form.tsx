'use client';

import type { ReactNode } from 'react';
import { DraftNotice } from '@/components/forms/draft-notice';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import type { FormAction } from '@/components/forms/use-submit';
import { recordRefusedApplication } from '@/components/jobs/refused-application';
import { saveApplied } from '@/components/saved/jobs/applied-jobs';
import { AppliedNote } from '@/components/saved/jobs/applied-note';
import { ProgressBar } from '@/components/ui/progress-bar';
import { submitApplication } from '@/lib/applications/actions';
import type { SubmitResult } from '@/lib/applications/create-application';
import type { AgeQuestion } from '@/lib/applications/schema';
import type { ActionResult } from '@/lib/result';
import { submit as refusals, applicationForm as text } from '@/messages/applications/form';
import { ApplicationFields } from './application-fields';
import { ApplyDisclosure } from './apply-disclosure';
import { SubmittedNotice } from './submitted-notice';
import { useApplicationPrefill } from './use-application-prefill';
import { useCvChoice } from './use-cv-choice';

type ApplicationFormProps = {
  jobId: string;
  jobTitle: string;
  companyName: string;
  /** The page that creates an alert for similar jobs. */
  alertHref: string | null;
  question: AgeQuestion;
  /** How the data is used. */
  notice: ReactNode;
};

/**
 * The application form. A message replaces it after submitting. On later visits, a note that the visitor has applied
 * replaces it.
 */
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
    action: submitAndRecordRefusal,
    draft: `applicationDraft:${jobId}`,
    beforeSend: async (data): Promise<FormData> =>
      cv.replaceFile(data, state?.ok === false && state.fieldErrors?.cv !== undefined),
    onSuccess: () => {
      cv.clear();
      saveApplied(jobId, true);
    },
  });
  const cv = useCvChoice({
    jobId,
    profileCvName: useApplicationPrefill(formProps.ref),
    onSelect: (selected, byPerson) =>
      form.setValue('cv', selected, { shouldValidate: byPerson, shouldTouch: byPerson }),
  });

  if (state?.ok)
    return <SubmittedNotice submitted={state.data} companyName={companyName} alertHref={alertHref} />;
  return (
    <AppliedNote jobId={jobId} className="lg:hidden">
      <ApplyDisclosure
        jobTitle={jobTitle}
        isRefused={state !== null}
        hasDraft={draft.isRestored || cv.uploaded !== null || cv.lostFilename !== null}
      >
        <form {...formProps} className="grid grid-cols-1 gap-6">
          <FormStatus {...status} />
          <DraftNotice draft={draft} />
          <input type="hidden" name="jobId" value={jobId} />
          <input type="hidden" name="question" value={question} />
          <ApplicationFields question={question} field={field} control={control} cv={cv} />
          {notice}
          {cv.progress !== null && <ProgressBar label={text.uploadingCv} value={cv.progress} />}
          <div>
            <SubmitButton pendingLabel={text.sending} isPending={isPending} size="lg" wide="phone">
              {text.submitButton}
            </SubmitButton>
          </div>
        </form>
      </ApplyDisclosure>
    </AppliedNote>
  );
}

const isJobClosed = (result: ActionResult<unknown> | null) =>
  result?.ok === false && result.message === refusals.jobClosed;

/** Records the refusal here and not in an effect, because the page may remove the form when the response arrives. */
const submitAndRecordRefusal: FormAction<SubmitResult> =
  // Server-rendered HTML can only post to the action itself.
  typeof window === 'undefined'
    ? submitApplication
    : async (previous, form) => {
        const result = await submitApplication(previous, form);
        if (isJobClosed(result)) recordRefusedApplication();
        return result;
      };
