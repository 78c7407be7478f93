'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { ActionResult } from '@/lib/result';
import type { FormProblem } from './form-status';

/** A server action as a form sees it: it gets the last answer and what the form holds. */
export type FormAction<Data> = (
  previous: ActionResult<Data> | null,
  form: FormData,
) => Promise<ActionResult<Data>>;

type Options<Input extends FieldValues, Output, Data> = {
  /** The schema that the action uses too. */
  schema: z.ZodType<Output, Input>;
  action: FormAction<Data>;
  /** What the fields show at first; written into the HTML, so that it is there without JavaScript. */
  initial?: Partial<Record<Path<Input>, string>>;
  /** Runs in the browser between a valid form and the action: uploads a file, say. Throwing shows the sentence. */
  prepare?: (form: FormData) => Promise<FormData>;
  onSuccess?: (data: Data) => void;
};

/**
 * The one form hook: checked in the browser by the schema, sent by the action, and a plain form
 * that posts to the same action where there is no JavaScript.
 */
export function useActionForm<Input extends FieldValues, Output, Data>({
  schema,
  action,
  initial = {},
  prepare,
  onSuccess,
}: Options<Input, Output, Data>) {
  const formId = useId();
  const [state, send, isSending] = useActionState(action, null);
  const [isPreparing, setIsPreparing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string>();
  const [seen, setSeen] = useState<ActionResult<Data> | null>(null);
  // No default values: the fields' own are in the HTML, and what was typed before this code arrived must stay.
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  });

  const takeAnswer = useEffectEvent((answer: ActionResult<Data>) => {
    setSeen(answer);
    if (answer.ok) {
      onSuccess?.(answer.data);
      return;
    }
    setMessage(answer.message);
    setAttempt((count) => count + 1);
    for (const [name, sentence] of Object.entries(answer.fieldErrors ?? {}))
      form.setError(name as Path<Input>, { type: 'server', message: sentence });
  });

  useEffect(() => {
    if (state) takeAnswer(state);
  }, [state]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    if (isSending || isPreparing) return;
    setMessage(undefined);
    const proceed = async () => {
      let data = new FormData(element, submitter);
      if (prepare) {
        setIsPreparing(true);
        try {
          data = await prepare(data);
        } catch (thrown) {
          setMessage(thrown instanceof Error ? thrown.message : 'Something went wrong. Please try again.');
          setAttempt((count) => count + 1);
          return;
        } finally {
          setIsPreparing(false);
        }
      }
      startTransition(() => send(data));
    };
    void form.handleSubmit(proceed, () => setAttempt((count) => count + 1))(event);
  };

  // Until this code has taken the answer over, which without JavaScript is never, the server's words stand.
  const unseen = state && state !== seen && !state.ok ? state : null;
  const fieldId = (name: string) => `${formId}-${name}`;
  const errorOf = (name: Path<Input>): string | undefined =>
    form.getFieldState(name, form.formState).error?.message ?? unseen?.fieldErrors?.[name];

  return {
    state,
    isPending: isSending || isPreparing,
    /** react-hook-form's own, for what is not a plain field. */
    form,
    /** `<form {...formProps}>`. The specified sentences come from the schema, not from the browser. */
    formProps: { action: send, onSubmit, noValidate: true },
    /** `<Field {...field('email')} label="Email">`. */
    field: (name: Path<Input>) => ({ id: fieldId(name), error: errorOf(name) }),
    /** `<Input {...aria} {...control('email')} />`. */
    control: (name: Path<Input>) => ({
      ...form.register(name),
      defaultValue: (state?.ok === false ? state.values?.[name] : undefined) ?? initial[name],
    }),
    /** `<FormStatus {...status} />`. */
    status: {
      message: message ?? unseen?.message,
      // Before the first try each field speaks for itself, when it is left.
      problems: (attempt > 0 || unseen ? problems(form.formState.errors, unseen?.fieldErrors) : []).map(
        ([name, sentence]) => ({
          fieldId: fieldId(name),
          message: sentence,
        }),
      ) satisfies FormProblem[],
      attempt,
    },
  };
}

/** Field names and sentences: the browser's findings, or the server's while those are not taken over. */
function problems(found: object, unseen: Record<string, string> | undefined): [string, string][] {
  const own = Object.entries(found).flatMap(([name, error]): [string, string][] => {
    const sentence: unknown = error?.message;
    return typeof sentence === 'string' && sentence !== '' ? [[name, sentence]] : [];
  });
  return own.length > 0 ? own : Object.entries(unseen ?? {});
}
