'use client';

import { unstable_rethrow } from 'next/navigation';
import { startTransition, useActionState } from 'react';
import { hasPassword, typedIn } from '@/lib/forms/form-action';
import { type ActionResult, fail } from '@/lib/result';
import { errorSentence } from './error-sentence';
import { removeFromTab } from './tab-storage';
import { useDraft } from './use-draft';

/** A server action as a form sees it: it gets the last answer and what the form holds. */
export type FormAction<Data> = (
  previous: ActionResult<Data> | null,
  form: FormData,
) => Promise<ActionResult<Data>>;

type Options<Data> = {
  /** The sentence for a connection that is lost. */
  failed?: string | undefined;
  /** Keeps what is typed in this tab under this name, which says whose form it is; passwords and files are not kept. */
  draft?: string | undefined;
  /** Whether what is typed is still there after a reload: with `draft`, or by a form's own means. */
  keepsTyped?: boolean | undefined;
  onSuccess?: (data: Data) => void;
  /** Runs when the action has done its work and leads to another page. */
  onRedirect?: () => void;
};

/**
 * The one way to send a form: `const [answer, send, isSending] = useSubmit(action)`, then `<form action={send}>`; with a draft,
 * the fourth is the draft and the form is `<form {...draft.formProps} action={send}>`. Without JavaScript it is posted to the
 * same action. A lost connection is an answer like any other, where React would show an error
 * page in place of the form. Forms with rules for their fields use `useActionForm`, which stands on this.
 */
export function useSubmit<Data>(
  action: FormAction<Data>,
  { failed, draft: draftKey, keepsTyped = draftKey !== undefined, onSuccess, onRedirect }: Options<Data> = {},
) {
  const [answer, send, isSending] = useActionState<ActionResult<Data> | null, FormData>(
    // Only the action itself can be posted to by the server's HTML.
    typeof window === 'undefined'
      ? action
      : async (previous, form) => {
          const answer = await answered(action, previous, form, { failed, keepsTyped }).catch(
            (elsewhere: unknown) => {
              if (draftKey) removeFromTab(draftKey);
              onRedirect?.();
              throw elsewhere;
            },
          );
          if (answer.ok) startTransition(() => onSuccess?.(answer.data));
          return answer;
        },
    null,
  );
  const draft = useDraft(draftKey ?? null, answer);
  return [answer, send, isSending, draft] as const;
}

/** What an action answers, also where nobody does. What was typed comes along with a failure, because React empties the form. */
async function answered<Data>(
  action: FormAction<Data>,
  previous: ActionResult<Data> | null,
  form: FormData,
  { failed, keepsTyped }: { failed: string | undefined; keepsTyped: boolean },
): Promise<ActionResult<Data>> {
  try {
    const answer = await action(previous, form);
    return answer.ok || answer.values ? answer : { ...answer, values: typedIn(form) };
  } catch (thrown) {
    // Redirects travel as errors.
    unstable_rethrow(thrown);
    console.error(thrown);
    const sentence = errorSentence(thrown, { failed, keepsTyped: keepsTyped && !hasPassword(form) });
    return fail(sentence, { values: typedIn(form) });
  }
}
