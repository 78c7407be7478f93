'use client';

import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { ButtonLink } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { answerApplicants } from '@/lib/applications/applicants/actions';
import {
  type AnswerKind,
  type AnswerTemplate,
  placeholders,
} from '@/lib/applications/applicants/answer-templates';
import * as routes from '@/lib/routes';
import { answerForm as text } from '@/messages/applications/applicants';

/** The words of an answer, from the template; sent once per applicant. */
export function AnswerForm({
  jobId,
  applicationIds,
  kind,
  template,
}: {
  jobId: string;
  applicationIds: readonly string[];
  kind: AnswerKind;
  template: AnswerTemplate;
}) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: () =>
      import('@/lib/applications/applicants/schema').then(({ answerWordsSchema }) => answerWordsSchema),
    action: answerApplicants,
    draft: `answerDraft:${kind}:${applicationIds.join()}`,
    initial: template,
  });
  if (state?.ok)
    return (
      <div className="mt-5 grid grid-cols-1 gap-4">
        <Notice tone="good" title={sentSentence(state.data)} announce>
          {state.data.held > 0 && <p>{text.held({ count: state.data.held })}</p>}
          {state.data.repeated > 0 && <p>{text.repeated({ count: state.data.repeated })}</p>}
        </Notice>
        <div>
          <ButtonLink href={routes.applicants(jobId)} variant="secondary">
            {text.backToTheApplicants}
          </ButtonLink>
        </div>
      </div>
    );
  return (
    <form {...formProps} className="mt-5 grid grid-cols-1 gap-5">
      <FormStatus {...status} />
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="kind" value={kind} />
      {applicationIds.map((id) => (
        <input key={id} type="hidden" name="applicant" value={id} />
      ))}
      <Field {...field('subject')} label={text.subject} required>
        {(aria) => <Input {...aria} {...control('subject')} maxLength={200} />}
      </Field>
      <Field
        {...field('body')}
        label={text.message}
        required
        hint={text.placeholdersHint({ placeholders: placeholders.join(', ') })}
      >
        {(aria) => <Textarea {...aria} {...control('body')} rows={10} maxLength={5000} />}
      </Field>
      <Checkbox name="isKept" label={text.saveThisAsMyTemplate} />
      <div>
        <SubmitButton isPending={isPending} pending={text.sending}>
          {text.send}
        </SubmitButton>
      </div>
    </form>
  );
}

function sentSentence({ sent, held }: { sent: number; held: number }): string {
  const answers = sent + held;
  if (answers === 0) return text.nothingWasSent;
  return text.onTheirWay({ count: answers });
}
