'use client';

import type { ReactNode } from 'react';
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
  children,
}: {
  action: FormAction<object>;
  label?: string;
  pending?: string;
  look?: 'primary' | 'secondary';
  /** Its fields, with what was typed last by name. */
  children: (typed: Record<string, string | undefined>) => ReactNode;
}) {
  const [answer, send] = useSubmit(action);
  return (
    <form action={send} className="grid gap-4">
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
