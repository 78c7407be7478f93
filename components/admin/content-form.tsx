'use client';

import type { ReactNode } from 'react';
import { DraftNotice } from '@/components/forms/draft-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { type FormAction, useSubmit } from '@/components/forms/use-submit';
import { Notice } from '@/components/ui/notice';
import { contents as text } from '@/messages/admin/contents';

/** A form of the contents page. It keeps the typed values after a failure. */
export function ContentForm({
  action,
  label = text.save,
  pending = text.saving,
  variant = 'primary',
  draft: draftKey,
  children,
}: {
  action: FormAction<object>;
  label?: string;
  pending?: string;
  variant?: 'primary' | 'secondary';
  /** The key of the draft in session storage. */
  draft?: string;
  /** The fields. `typed` has the last typed values by name, to show them again, because React resets a sent form. */
  children: (typed: Record<string, string | undefined>) => ReactNode;
}) {
  const [result, send, , draft] = useSubmit(action, { draft: draftKey });
  return (
    <form {...draft.formProps} action={send} className="grid gap-4">
      <DraftNotice draft={draft} />
      {result?.ok === false && <Notice tone="danger" title={result.message} announce />}
      {result?.ok && (
        <Notice tone="good" announce>
          {text.saved}
        </Notice>
      )}
      {children(result?.ok === false ? (result.values ?? {}) : {})}
      <div>
        <SubmitButton variant={variant} pendingLabel={pending}>
          {label}
        </SubmitButton>
      </div>
    </form>
  );
}
