'use client';

import { unstable_rethrow } from 'next/navigation';
import { startTransition, useActionState } from 'react';
import { getTypedValues, hasPassword } from '@/lib/forms/form-action';
import { type ActionResult, fail } from '@/lib/result';
import { getErrorMessage } from './get-error-message';
import { removeFromTab } from './tab-storage';
import { useDraft } from './use-draft';

/** A server action for a form: takes the last result and the form's data. */
export type FormAction<Data> = (
  previous: ActionResult<Data> | null,
  form: FormData,
) => Promise<ActionResult<Data>>;

type Options<Data> = {
  /** The message for a lost connection. */
  failureMessage?: string | undefined;
  /** Stores the typed text, without passwords and files, in this tab under this key. */
  draft?: string | undefined;
  /** Whether a reload keeps the typed text: by `draft`, or by the form's own means. */
  keepsInput?: boolean | undefined;
  onSuccess?: (data: Data) => void;
  /** Runs when the action succeeded and redirects. */
  onRedirect?: () => void;
};

/**
 * Submits a form to a server action: `const [result, send, isSending] = useSubmit(action)`, then `<form
 * action={send}>`. With a draft, the fourth item is the draft and the form is `<form {...draft.formProps}
 * action={send}>`. Without JavaScript the form posts to the same action. A lost connection becomes a failed result
 * instead of React's error page. Forms with field validation use `useActionForm`, which builds on this.
 */
export function useSubmit<Data>(
  action: FormAction<Data>,
  {
    failureMessage,
    draft: draftKey,
    keepsInput = draftKey !== undefined,
    onSuccess,
    onRedirect,
  }: Options<Data> = {},
) {
  const [result, send, isSending] = useActionState<ActionResult<Data> | null, FormData>(
    // Server-rendered HTML can only post to the action itself.
    typeof window === 'undefined'
      ? action
      : async (previous, form) => {
          const actionResult = await runAction(action, previous, form, {
            failureMessage,
            keepsInput,
          }).catch((redirectError: unknown) => {
            if (draftKey) removeFromTab(draftKey);
            onRedirect?.();
            throw redirectError;
          });
          if (actionResult.ok) startTransition(() => onSuccess?.(actionResult.data));
          return actionResult;
        },
    null,
  );
  const draft = useDraft(draftKey ?? null, result);
  return [result, send, isSending, draft] as const;
}

/**
 * Runs an action and turns errors into a failed result. Failures include the typed values, because React resets the
 * form.
 */
async function runAction<Data>(
  action: FormAction<Data>,
  previous: ActionResult<Data> | null,
  form: FormData,
  { failureMessage, keepsInput }: { failureMessage: string | undefined; keepsInput: boolean },
): Promise<ActionResult<Data>> {
  try {
    const result = await action(previous, form);
    return result.ok || result.values ? result : { ...result, values: getTypedValues(form) };
  } catch (error) {
    // Redirects are thrown as errors.
    unstable_rethrow(error);
    console.error(error);
    const message = getErrorMessage(error, {
      failureMessage,
      keepsInput: keepsInput && !hasPassword(form),
    });
    return fail(message, { values: getTypedValues(form) });
  }
}
