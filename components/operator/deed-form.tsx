'use client';

import type { ReactNode } from 'react';
import { DraftNotice } from '@/components/forms/draft-notice';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { type FormAction, useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { account as text } from '@/messages/operator/people';

type Typed = Readonly<Record<string, string | undefined>>;

/** Something that an operator does, with the reason that whoever it is about reads. What was typed stays after a failure. */
export function DeedForm({
  action,
  hidden = {},
  hasReason = true,
  reasonHint = text.whyHint,
  label,
  children,
}: {
  action: FormAction<{ message: string }>;
  hidden?: Readonly<Record<string, string>>;
  hasReason?: boolean;
  /** Who reads the reason. */
  reasonHint?: string;
  label: string;
  /** Its fields, with what was typed last by name: React empties the form, and a ban must not become a warning. */
  children?: (typed: Typed) => ReactNode;
}) {
  // A confirmation, such as the address of an account to erase, is typed again after a reload.
  const [answer, send, isSending, draft] = useSubmit(action, {
    draft: hasReason ? `operatorDraft:${label}:${JSON.stringify(hidden)}` : undefined,
  });
  const failure = !isSending && answer?.ok === false ? answer : null;
  const typed: Typed = answer?.ok === false ? (answer.values ?? {}) : {};
  return (
    <form {...draft.formProps} action={send} className="grid gap-4">
      <FormStatus message={failure?.message} problems={[]} attempt={failure ? 1 : 0} way={failure?.way} />
      <DraftNotice draft={draft} />
      {answer?.ok && <Notice tone="good" title={answer.data.message} announce />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.(typed)}
      {hasReason && (
        <Field label={text.why} hint={reasonHint} required>
          {(aria) => (
            <Textarea
              {...aria}
              name="reason"
              rows={2}
              maxLength={2000}
              defaultValue={typed.reason}
              className="min-h-20"
            />
          )}
        </Field>
      )}
      <div>
        <SubmitButton isPending={isSending} pending={text.sending}>
          {label}
        </SubmitButton>
      </div>
    </form>
  );
}
