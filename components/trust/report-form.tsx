'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { DraftNotice } from '@/components/forms/draft-notice';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { type ReportKind, reportReasons } from '@/lib/trust/report';
import { sendReport } from '@/lib/trust/report-actions';
import { reportLink, reportForm as text } from '@/messages/trust/report';

/**
 * The report form, in which only the reason is required. After sending, a confirmation replaces it. `children` describe
 * what is reported.
 */
export function ReportForm({ kind, id, children }: { kind: ReportKind; id: string; children: ReactNode }) {
  const { state, isPending, formProps, draft, field, control, status } = useActionForm({
    schema: () => import('@/lib/trust/report-schema').then(({ reportSchema }) => reportSchema),
    action: sendReport,
    draft: `reportDraft:${id}`,
    initial: { kind, id, reason: '' },
  });

  const title = state?.ok ? text.sentTitle : reportLink.kinds[kind];
  useDocumentTitle(title);
  const heading = <h1 className="text-3xl">{title}</h1>;
  if (state?.ok)
    return (
      <>
        {heading}
        <Thanks willNotify={state.data.willNotify} />
      </>
    );
  return (
    <>
      {heading}
      {children}
      <form {...formProps} className="mt-7 grid gap-5">
        <FormStatus {...status} />
        <DraftNotice draft={draft} />
        <input type="hidden" {...control('kind')} />
        <input type="hidden" {...control('id')} />
        <Field {...field('reason')} label={text.reasonLabel} required>
          {(aria) => (
            <Select
              {...aria}
              {...control('reason')}
              options={[
                { value: '', label: text.reasonPlaceholder },
                ...reportReasons[kind].map((reason) => ({ value: reason, label: text.reasons[reason] })),
              ]}
            />
          )}
        </Field>
        <Field {...field('note')} label={text.noteLabel} hint={text.noteHint}>
          {(aria) => <Textarea {...aria} {...control('note')} rows={4} maxLength={1000} />}
        </Field>
        <Field {...field('email')} label={text.emailLabel} hint={text.emailHint}>
          {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="email" />}
        </Field>
        <div>
          <SubmitButton isPending={isPending} pendingLabel={text.sending} wide="phone">
            {text.submitButton}
          </SubmitButton>
        </div>
      </form>
    </>
  );
}

/** Takes the focus, because the focused form was removed. */
function Thanks({ willNotify }: { willNotify: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      aria-label={text.sentText}
      className="mt-6 rounded-md outline-offset-2"
    >
      <Notice tone="good" title={text.sentText}>
        {willNotify ? text.nextStepsWithEmail : text.nextSteps}
      </Notice>
    </div>
  );
}
