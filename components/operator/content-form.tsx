'use client';

import type { ReactNode } from 'react';
import { DraftNotice } from '@/components/forms/draft-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { type FormAction, useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { contents as text } from '@/messages/operator/contents';

/** A form of the contents' page: its fields, what became of it, and its button. What was typed stays after a failure. */
export function ContentForm({
  action,
  label = text.save,
  pending = text.saving,
  look = 'primary',
  draft: draftKey,
  children,
}: {
  action: FormAction<object>;
  label?: string;
  pending?: string;
  look?: 'primary' | 'secondary';
  /** Under which name this tab keeps what is typed. */
  draft?: string;
  /** Its fields, with what was typed last by name. */
  children: (typed: Record<string, string | undefined>) => ReactNode;
}) {
  const [answer, send, , draft] = useSubmit(action, { draft: draftKey });
  return (
    <form {...draft.formProps} action={send} className="grid gap-4">
      <DraftNotice draft={draft} />
      {answer?.ok === false && <Notice tone="danger" title={answer.message} announce />}
      {answer?.ok && (
        <Notice tone="good" announce>
          {text.saved}
        </Notice>
      )}
      {children(answer?.ok === false ? (answer.values ?? {}) : {})}
      <div>
        <SubmitButton variant={look} pending={pending}>
          {label}
        </SubmitButton>
      </div>
    </form>
  );
}
