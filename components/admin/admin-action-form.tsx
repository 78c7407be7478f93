'use client';

import type { ReactNode } from 'react';
import { DraftNotice } from '@/components/forms/draft-notice';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { type FormAction, useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { account as text } from '@/messages/admin/people';

type FormValues = Readonly<Record<string, string | undefined>>;

/**
 * A form for an admin action, by default with a reason that the affected person reads. It keeps the typed values after
 * a failure.
 */
export function AdminActionForm({
  action,
  hidden = {},
  hasReason = true,
  reasonHint = text.reasonHint,
  label,
  children,
}: {
  action: FormAction<{ message: string }>;
  hidden?: Readonly<Record<string, string>>;
  hasReason?: boolean;
  reasonHint?: string;
  label: string;
  /** The fields. `typed` has the last typed values by name, to show them again, because React resets a sent form. */
  children?: (typed: FormValues) => ReactNode;
}) {
  // No draft without a reason: a confirmation, such as the address of an account to delete, must be typed each time.
  const [result, send, isSending, draft] = useSubmit(action, {
    draft: hasReason ? `adminDraft:${label}:${JSON.stringify(hidden)}` : undefined,
  });
  const failure = !isSending && result?.ok === false ? result : null;
  const typed: FormValues = result?.ok === false ? (result.values ?? {}) : {};
  return (
    <form {...draft.formProps} action={send} className="grid gap-4">
      <FormStatus message={failure?.message} problems={[]} attempt={failure ? 1 : 0} link={failure?.link} />
      <DraftNotice draft={draft} />
      {result?.ok && <Notice tone="good" title={result.data.message} announce />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.(typed)}
      {hasReason && (
        <Field label={text.reasonLabel} hint={reasonHint} required>
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
        <SubmitButton isPending={isSending} pendingLabel={text.sending}>
          {label}
        </SubmitButton>
      </div>
    </form>
  );
}
