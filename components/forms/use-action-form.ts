'use client';

import { type FormEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, type Path, type RefCallBack, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type ActionResult, UserError } from '@/lib/result';
import { withFieldValues } from './form-contents';
import type { FormProblem } from './form-status';
import { getErrorMessage } from './get-error-message';
import { type FormAction, useSubmit } from './use-submit';

type Options<Input extends FieldValues, Output, Data> = {
  /** Loads the schema of the action. Called on the first focus of the form, because the schema needs zod. */
  schema: () => Promise<z.ZodType<Output, Input>>;
  action: FormAction<Data>;
  /** Initial values, which the HTML contains for browsers without JavaScript. */
  initial?: Partial<Record<Path<Input>, string>>;
  /** The message for a lost connection. */
  failureMessage?: string;
  /** Stores the typed text, without passwords and files, in this tab under this key. */
  draft?: string | undefined;
  /** Whether a reload keeps the typed text: by `draft`, or by the form's own means. */
  keepsInput?: boolean | undefined;
  /** The title of the error summary, given all field messages; undefined for the default. */
  getTitle?: (messages: readonly string[]) => string | undefined;
  /**
   * Runs in the browser before validation, such as geocoding a typed place. The message of a thrown UserError is shown.
   */
  beforeCheck?: () => Promise<unknown>;
  /**
   * Runs in the browser between validation and the action, such as an upload. The message of a thrown UserError is
   * shown.
   */
  beforeSend?: (form: FormData) => Promise<FormData>;
  onSuccess?: (data: Data) => void;
};

/**
 * The form hook: validates with the schema in the browser and submits to the action. Without JavaScript the form posts
 * to the same action.
 */
export function useActionForm<Input extends FieldValues, Output, Data>({
  schema,
  action,
  initial = {},
  failureMessage,
  draft: draftKey,
  keepsInput = draftKey !== undefined,
  getTitle,
  beforeCheck,
  beforeSend,
  onSuccess,
}: Options<Input, Output, Data>) {
  const [state, post, isSending, draft] = useSubmit(action, {
    failureMessage,
    draft: draftKey,
    keepsInput,
  });
  const [isPreparing, setIsPreparing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string>();
  // The errors of the last attempt. They stay until all are corrected; otherwise a screen reader would read the list
  // after each correction.
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [handledResult, setHandledResult] = useState<ActionResult<Data> | null>(null);
  const formId = draft.formProps.id;
  const resolver = useRef<ReturnType<typeof loadResolver<Input, Output>>>(null);
  const getResolver = async () => {
    resolver.current ??= loadResolver(schema);
    const loaded = await resolver.current;
    if (!loaded) resolver.current = null;
    return loaded;
  };
  // No default values: the HTML has the initial values, and text typed before hydration must stay.
  const form = useForm<Input, unknown, Output>({
    // Validates the values in the DOM, because these are sent: a browser, a script or the visitor may have changed them
    // before hydration.
    resolver: async (values, context, options) => {
      const { current: element } = draft.formProps.ref;
      const current = element ? withFieldValues(values, element) : values;
      const resolve = await getResolver();
      // If the schema could not be loaded, only the action validates.
      return resolve
        ? resolve(current, context, options)
        : { values: values as unknown as Output, errors: {} };
    },
    mode: 'onTouched',
    shouldFocusError: false,
  });

  const handleResult = useEffectEvent((result: ActionResult<Data>) => {
    setHandledResult(result);
    setErrors(result.ok ? [] : Object.entries(result.fieldErrors ?? {}));
    if (result.ok) {
      onSuccess?.(result.data);
      return;
    }
    setMessage(result.message);
    setAttempt((count) => count + 1);
    for (const [name, fieldMessage] of Object.entries(result.fieldErrors ?? {}))
      form.setError(name as Path<Input>, { type: 'server', message: fieldMessage });
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
    const handleError = (error: unknown) => {
      setErrors([]);
      if (!(error instanceof UserError)) console.error(error);
      setMessage(getErrorMessage(error, { failureMessage, keepsInput }));
      setAttempt((count) => count + 1);
    };
    const send = async () => {
      setErrors([]);
      let data = new FormData(element, submitter);
      try {
        if (beforeSend) data = await beforeSend(data);
      } catch (error) {
        handleError(error);
        return;
      }
      startTransition(() => post(data));
    };
    const validateAndSend = form.handleSubmit(send, (invalid) => {
      setErrors(toFieldErrors(invalid));
      setAttempt((count) => count + 1);
    });
    // Ignores a second press while the schema is loading.
    setIsPreparing(true);
    Promise.resolve(beforeCheck?.())
      .then(() => validateAndSend(), handleError)
      .finally(() => setIsPreparing(false));
  };

  // The server's messages, shown until the effect above has handled them, which never happens without JavaScript.
  const unhandled = state && state !== handledResult && !state.ok ? state : null;
  const fieldId = (name: string) => `${formId}-${name}`;
  const getFieldError = (name: Path<Input>): string | undefined =>
    form.getFieldState(name, form.formState).error?.message ?? unhandled?.fieldErrors?.[name];

  /** Revalidates other invalid fields, because changing this field may fix an error that involves both. */
  const revalidateOthers = (changed: Path<Input>) => {
    const invalid = (Object.entries(form.formState.errors) as [Path<Input>, { type?: unknown } | undefined][])
      .filter(([name, error]) => name !== changed && error?.type !== 'server')
      .map(([name]) => name);
    if (invalid.length > 0) void form.trigger(invalid);
  };

  const problems = unhandled ? Object.entries(unhandled.fieldErrors ?? {}) : errors;
  // The summary disappears once every error in it is corrected.
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
    /** The react-hook-form instance, for controls that are not plain fields. */
    form,
    /** `<form {...formProps}>`. The specified messages come from the schema instead of the browser. */
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
    field: (name: Path<Input>) => ({ id: fieldId(name), error: getFieldError(name) }),
    /** `<Input {...aria} {...control('email')} />`. */
    control: (name: Path<Input>) => ({
      ...keepCheckedRadio(form.register(name, { onChange: () => revalidateOthers(name) })),
      defaultValue: (state?.ok === false ? state.values?.[name] : undefined) ?? initial[name],
    }),
    /** `<FormStatus {...status} />`. */
    status: {
      message: getTitle?.(problems.map(([, fieldMessage]) => fieldMessage)) ?? message ?? unhandled?.message,
      problems: problems.map(([name, fieldMessage]) => ({
        fieldId: fieldId(name),
        message: fieldMessage,
      })) satisfies FormProblem[],
      attempt,
      link: message !== undefined && state?.ok === false ? state.link : unhandled?.link,
    },
  };
}

/** Loads zod and a form's schema; null if loading fails. */
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
 * react-hook-form registers radio buttons one by one and writes the first one's value to all of them. This keeps the
 * button that was checked before hydration.
 */
function keepCheckedRadio<Registered extends { ref: RefCallBack }>(registered: Registered): Registered {
  const ref: RefCallBack = (element: unknown) => {
    const checked = element instanceof HTMLInputElement ? findCheckedRadio(element) : undefined;
    registered.ref(element);
    if (checked) checked.checked = true;
  };
  return { ...registered, ref };
}

const findCheckedRadio = ({ form, name }: HTMLInputElement) =>
  [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      element.name === name &&
      element.checked,
  );

type FieldError = [name: string, message: string];

const toFieldErrors = (errors: object): FieldError[] =>
  Object.entries(errors).flatMap(([name, error]): FieldError[] => {
    const message: unknown = error?.message;
    return typeof message === 'string' && message !== '' ? [[name, message]] : [];
  });
