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
import { replyToApplicants } from '@/lib/applications/applicants/actions';
import {
  placeholders,
  type ReplyKind,
  type ReplyTemplate,
} from '@/lib/applications/applicants/reply-templates';
import * as routes from '@/lib/routes';
import { replyForm as text } from '@/messages/applications/applicants';

/** The text of a reply, filled in from the template. */
export function ReplyForm({
  jobId,
  applicationIds,
  kind,
  template,
}: {
  jobId: string;
  applicationIds: readonly string[];
  kind: ReplyKind;
  template: ReplyTemplate;
}) {
  const { state, isPending, formProps, field, control, status } = useActionForm({
    schema: () =>
      import('@/lib/applications/applicants/schema').then(({ replyTextSchema }) => replyTextSchema),
    action: replyToApplicants,
    draft: `answerDraft:${kind}:${applicationIds.join()}`,
    initial: template,
  });
  if (state?.ok)
    return (
      <div className="mt-5 grid grid-cols-1 gap-4">
        <Notice tone="good" title={sentTitle(state.data)} announce>
          {state.data.held > 0 && <p>{text.held({ count: state.data.held })}</p>}
          {state.data.repeated > 0 && <p>{text.repeated({ count: state.data.repeated })}</p>}
        </Notice>
        <div>
          <ButtonLink href={routes.applicants(jobId)} variant="secondary">
            {text.backLink}
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
      <Field {...field('subject')} label={text.subjectLabel} required>
        {(aria) => <Input {...aria} {...control('subject')} maxLength={200} />}
      </Field>
      <Field
        {...field('body')}
        label={text.messageLabel}
        required
        hint={text.placeholdersHint({ placeholders: placeholders.join(', ') })}
      >
        {(aria) => <Textarea {...aria} {...control('body')} rows={10} maxLength={5000} />}
      </Field>
      <Checkbox name="isKept" label={text.saveTemplateLabel} />
      <div>
        <SubmitButton isPending={isPending} pendingLabel={text.sending}>
          {text.send}
        </SubmitButton>
      </div>
    </form>
  );
}

function sentTitle({ sent, held }: { sent: number; held: number }): string {
  const total = sent + held;
  if (total === 0) return text.nothingSent;
  return text.sentCount({ count: total });
}
