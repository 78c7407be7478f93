'use client';

import { type FormEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, type Path, type RefCallBack, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type ActionResult, Refusal } from '@/lib/result';
import { errorSentence } from './error-sentence';
import { withFieldValues } from './form-contents';
import type { FormProblem } from './form-status';
import { type FormAction, useSubmit } from './use-submit';

type Options<Input extends FieldValues, Output, Data> = {
  /** Fetches the schema that the action uses too: with the first touch of the form, because it brings zod along. */
  schema: () => Promise<z.ZodType<Output, Input>>;
  action: FormAction<Data>;
  /** What the fields show at first; written into the HTML, so that it is there without JavaScript. */
  initial?: Partial<Record<Path<Input>, string>>;
  /** The sentence for a connection that is lost. */
  failed?: string;
  /** Keeps what is typed in this tab under this name, which says whose form it is; passwords and files are not kept. */
  draft?: string | undefined;
  /** Whether what is typed is still there after a reload: with `draft`, or by a form's own means. */
  keepsTyped?: boolean | undefined;
  /** The summary's title for what is wrong, given every field's sentence; undefined leaves it as it is. */
  titleOf?: (sentences: readonly string[]) => string | undefined;
  /** Runs in the browser before the form is checked: finds a place that was only typed, say. A Refusal shows its sentence. */
  beforeCheck?: () => Promise<unknown>;
  /** Runs in the browser between a valid form and the action: uploads a file, say. A Refusal shows its sentence. */
  beforeSend?: (form: FormData) => Promise<FormData>;
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
  failed,
  draft: draftKey,
  keepsTyped = draftKey !== undefined,
  titleOf,
  beforeCheck,
  beforeSend,
  onSuccess,
}: Options<Input, Output, Data>) {
  const [state, post, isSending, draft] = useSubmit(action, { failed, draft: draftKey, keepsTyped });
  const [isPreparing, setIsPreparing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string>();
  // The errors of the last try. They stay until all are corrected, or a screen reader would read the list each time.
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [handled, setHandled] = useState<ActionResult<Data> | null>(null);
  const formId = draft.formProps.id;
  const resolver = useRef<ReturnType<typeof loadResolver<Input, Output>>>(null);
  const getResolver = async () => {
    resolver.current ??= loadResolver(schema);
    const loaded = await resolver.current;
    if (!loaded) resolver.current = null;
    return loaded;
  };
  // No default values: the fields' own are in the HTML, and what was typed before this code arrived must stay.
  const form = useForm<Input, unknown, Output>({
    // The contents of the fields are what is sent, so they are what is checked: a browser, a script or a person may have
    // filled them before hydration.
    resolver: async (values, context, options) => {
      const { current: element } = draft.formProps.ref;
      const current = element ? withFieldValues(values, element) : values;
      const resolve = await getResolver();
      // The action checks everything again, so it decides alone when the schema could not be loaded.
      return resolve
        ? resolve(current, context, options)
        : { values: values as unknown as Output, errors: {} };
    },
    mode: 'onTouched',
    shouldFocusError: false,
  });

  const handleResult = useEffectEvent((result: ActionResult<Data>) => {
    setHandled(result);
    setErrors(result.ok ? [] : Object.entries(result.fieldErrors ?? {}));
    if (result.ok) {
      onSuccess?.(result.data);
      return;
    }
    setMessage(result.message);
    setAttempt((count) => count + 1);
    for (const [name, sentence] of Object.entries(result.fieldErrors ?? {}))
      form.setError(name as Path<Input>, { type: 'server', message: sentence });
  });

  useEffect(() => {
    if (state) handleResult(state);
  }, [state]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    if (isSending || isPreparing) return;
    setMessage(undefined);
    const stop = (error: unknown) => {
      setErrors([]);
      if (!(error instanceof Refusal)) console.error(error);
      setMessage(errorSentence(error, { failed, keepsTyped }));
      setAttempt((count) => count + 1);
    };
    const send = async () => {
      setErrors([]);
      let data = new FormData(element, submitter);
      try {
        if (beforeSend) data = await beforeSend(data);
      } catch (error) {
        stop(error);
        return;
      }
      startTransition(() => post(data));
    };
    const tryToSend = form.handleSubmit(send, (invalid) => {
      setErrors(toFieldErrors(invalid));
      setAttempt((count) => count + 1);
    });
    // The schema may still be loading: a second press must not send a second time.
    setIsPreparing(true);
    Promise.resolve(beforeCheck?.())
      .then(() => tryToSend(), stop)
      .finally(() => setIsPreparing(false));
  };

  // The server's own sentences, until the effect above has handled them; without JavaScript it never does.
  const unhandled = state && state !== handled && !state.ok ? state : null;
  const fieldId = (name: string) => `${formId}-${name}`;
  const errorOf = (name: Path<Input>): string | undefined =>
    form.getFieldState(name, form.formState).error?.message ?? unhandled?.fieldErrors?.[name];

  /** Checks the other fields with errors: an error of two fields together ends when either is corrected. */
  const revalidateOthers = (changed: Path<Input>) => {
    const invalid = (Object.entries(form.formState.errors) as [Path<Input>, { type?: unknown } | undefined][])
      .filter(([name, error]) => name !== changed && error?.type !== 'server')
      .map(([name]) => name);
    if (invalid.length > 0) void form.trigger(invalid);
  };

  const problems = unhandled ? Object.entries(unhandled.fieldErrors ?? {}) : errors;
  // The summary goes once every error in it is corrected.
  const isCorrected =
    errors.length > 0 && errors.every(([name]) => !form.getFieldState(name as Path<Input>).error);
  useEffect(() => {
    if (!isCorrected) return;
    setErrors([]);
    setMessage(undefined);
  }, [isCorrected]);

  return {
    state,
    isPending: isSending || isPreparing,
    /** react-hook-form's own, for what is not a plain field. */
    form,
    /** `<form {...formProps}>`. The specified sentences come from the schema, not from the browser. */
    formProps: {
      ...draft.formProps,
      action: post,
      onSubmit,
      onFocus: () => void getResolver(),
      noValidate: true,
    },
    /** `<DraftNotice draft={draft} />`. */
    draft,
    /** `<Field {...field('email')} label="Email">`. */
    field: (name: Path<Input>) => ({ id: fieldId(name), error: errorOf(name) }),
    /** `<Input {...aria} {...control('email')} />`. */
    control: (name: Path<Input>) => ({
      ...keepCheckedRadio(form.register(name, { onChange: () => revalidateOthers(name) })),
      defaultValue: (state?.ok === false ? state.values?.[name] : undefined) ?? initial[name],
    }),
    /** `<FormStatus {...status} />`. */
    status: {
      message: titleOf?.(problems.map(([, sentence]) => sentence)) ?? message ?? unhandled?.message,
      problems: problems.map(([name, sentence]) => ({
        fieldId: fieldId(name),
        message: sentence,
      })) satisfies FormProblem[],
      attempt,
      way: message !== undefined && state?.ok === false ? state.way : unhandled?.way,
    },
  };
}

/** Loads zod and the schema of a form; null when they cannot be loaded now. */
async function loadResolver<Input extends FieldValues, Output>(
  schema: () => Promise<z.ZodType<Output, Input>>,
) {
  try {
    const [{ zodResolver }, loaded] = await Promise.all([import('@hookform/resolvers/zod'), schema()]);
    return zodResolver(loaded);
  } catch (error) {
    console.error(error);
    return null;
  }
}

/**
 * react-hook-form registers the radio buttons of a field one by one, and writes the value of the first into all of them.
 * One that was chosen before hydration stays chosen.
 */
function keepCheckedRadio<Registered extends { ref: RefCallBack }>(registered: Registered): Registered {
  const ref: RefCallBack = (element: unknown) => {
    const checked = element instanceof HTMLInputElement ? checkedRadioOf(element) : undefined;
    registered.ref(element);
    if (checked) checked.checked = true;
  };
  return { ...registered, ref };
}

const checkedRadioOf = ({ form, name }: HTMLInputElement) =>
  [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      element.name === name &&
      element.checked,
  );

type FieldError = [name: string, sentence: string];

const toFieldErrors = (errors: object): FieldError[] =>
  Object.entries(errors).flatMap(([name, error]): FieldError[] => {
    const sentence: unknown = error?.message;
    return typeof sentence === 'string' && sentence !== '' ? [[name, sentence]] : [];
  });
