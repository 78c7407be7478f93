import { unstable_rethrow } from 'next/navigation';
import { type FormEvent, useActionState, useState, useTransition } from 'react';
import { type ActionResult, fail } from '@/lib/result';

/** An action of the server, or one of the same form that works on this browser's storage. */
export type Deed<Data> = (previous: ActionResult<Data> | null, form: FormData) => Promise<ActionResult<Data>>;

/**
 * Does a deed by a form: without JavaScript it is posted, with it a lost connection is a sentence like any other failure,
 * where React would show an error page. `then` is told what came of a success.
 */
export function useDeed<Data>(deed: Deed<Data>, failed: string, then: (data: Data) => void) {
  const [posted, post] = useActionState<ActionResult<Data> | null, FormData>(deed, null);
  const [answered, setAnswered] = useState<ActionResult<Data> | null>(null);
  const [isSending, send] = useTransition();
  const answer = answered ?? posted;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    send(async () => {
      try {
        const result = await deed(answer, form);
        setAnswered(result);
        if (result.ok) then(result.data);
      } catch (thrown) {
        unstable_rethrow(thrown);
        console.error(thrown);
        setAnswered(fail(failed));
      }
    });
  };
  return { answer, isSending, formProps: { action: post, onSubmit } };
}
