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

/** What is wrong, and nothing more that has to be said; then thanks in its place. `children` say what it is about. */
export function ReportForm({ kind, id, children }: { kind: ReportKind; id: string; children: ReactNode }) {
  const { state, isPending, formProps, draft, field, control, status } = useActionForm({
    schema: () => import('@/lib/trust/report-schema').then(({ reportSchema }) => reportSchema),
    action: sendReport,
    draft: `reportDraft:${id}`,
    initial: { kind, id, reason: '' },
  });

  const title = state?.ok ? text.reportSent : reportLink.kinds[kind];
  useDocumentTitle(title);
  const heading = <h1 className="text-3xl">{title}</h1>;
  if (state?.ok)
    return (
      <>
        {heading}
        <Thanks isTold={state.data.isTold} />
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
        <Field {...field('reason')} label={text.whatIsWrong} required>
          {(aria) => (
            <Select
              {...aria}
              {...control('reason')}
              options={[
                { value: '', label: text.pleaseChoose },
                ...reportReasons[kind].map((reason) => ({ value: reason, label: text.reasons[reason] })),
              ]}
            />
          )}
        </Field>
        <Field {...field('note')} label={text.whatHappened} hint={text.whatHelps}>
          {(aria) => <Textarea {...aria} {...control('note')} rows={4} maxLength={1000} />}
        </Field>
        <Field {...field('email')} label={text.yourEmail} hint={text.weTellYou}>
          {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="email" />}
        </Field>
        <div>
          <SubmitButton isPending={isPending} pending={text.sending} wide="phone">
            {text.sendReport}
          </SubmitButton>
        </div>
      </form>
    </>
  );
}

/** It takes the focus, because what had it is gone. */
function Thanks({ isTold }: { isTold: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      aria-label={text.thanks}
      className="mt-6 rounded-md outline-offset-2"
    >
      <Notice tone="good" title={text.thanks}>
        {isTold ? text.weWillEmailYou : text.aPersonLooks}
      </Notice>
    </div>
  );
}
