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
  /** Runs in the browser before the form is looked at: finds a place that was only typed, say. A Refusal shows its sentence. */
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
  // What was wrong at the last try. It does not follow each correction, which would be read out: it goes with the last one.
  const [found, setFound] = useState<readonly FoundProblem[]>([]);
  const [seen, setSeen] = useState<ActionResult<Data> | null>(null);
  const formId = draft.formProps.id;
  const asked = useRef<ReturnType<typeof checkBy<Input, Output>>>(null);
  const rules = async () => {
    asked.current ??= checkBy(schema);
    const check = await asked.current;
    if (!check) asked.current = null;
    return check;
  };
  // No default values: the fields' own are in the HTML, and what was typed before this code arrived must stay.
  const form = useForm<Input, unknown, Output>({
    // What is sent is the contents of the fields, so those are checked: a browser, a script or a person may have filled
    // them before anybody listened.
    resolver: async (values, context, options) => {
      const { current: element } = draft.formProps.ref;
      const held = element ? withFieldValues(values, element) : values;
      const check = await rules();
      // The action looks at everything again, so it may answer alone where the rules did not arrive.
      return check ? check(held, context, options) : { values: values as unknown as Output, errors: {} };
    },
    mode: 'onTouched',
    shouldFocusError: false,
  });

  const takeAnswer = useEffectEvent((answer: ActionResult<Data>) => {
    setSeen(answer);
    setFound(answer.ok ? [] : Object.entries(answer.fieldErrors ?? {}));
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
    const stop = (thrown: unknown) => {
      setFound([]);
      if (!(thrown instanceof Refusal)) console.error(thrown);
      setMessage(errorSentence(thrown, { failed, keepsTyped }));
      setAttempt((count) => count + 1);
    };
    const send = async () => {
      setFound([]);
      let data = new FormData(element, submitter);
      try {
        if (beforeSend) data = await beforeSend(data);
      } catch (thrown) {
        stop(thrown);
        return;
      }
      startTransition(() => post(data));
    };
    const tryToSend = form.handleSubmit(send, (errors) => {
      setFound(problemsIn(errors));
      setAttempt((count) => count + 1);
    });
    // The rules may still be on their way: a second press must not send a second time.
    setIsPreparing(true);
    Promise.resolve(beforeCheck?.())
      .then(() => tryToSend(), stop)
      .finally(() => setIsPreparing(false));
  };

  // Until this code has taken the answer over, which without JavaScript is never, the server's words stand.
  const unseen = state && state !== seen && !state.ok ? state : null;
  const fieldId = (name: string) => `${formId}-${name}`;
  const errorOf = (name: Path<Input>): string | undefined =>
    form.getFieldState(name, form.formState).error?.message ?? unseen?.fieldErrors?.[name];

  /** What was wrong with two fields together is right again when either is mended. */
  const lookAgain = (mended: Path<Input>) => {
    const wrong = (Object.entries(form.formState.errors) as [Path<Input>, { type?: unknown } | undefined][])
      .filter(([name, error]) => name !== mended && error?.type !== 'server')
      .map(([name]) => name);
    if (wrong.length > 0) void form.trigger(wrong);
  };

  const problems = unseen ? Object.entries(unseen.fieldErrors ?? {}) : found;
  // Once every field that was wrong is right, the summary has nothing left to say.
  const isMended =
    found.length > 0 && found.every(([name]) => !form.getFieldState(name as Path<Input>).error);
  useEffect(() => {
    if (!isMended) return;
    setFound([]);
    setMessage(undefined);
  }, [isMended]);

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
      onFocus: () => void rules(),
      noValidate: true,
    },
    /** `<DraftNotice draft={draft} />`. */
    draft,
    /** `<Field {...field('email')} label="Email">`. */
    field: (name: Path<Input>) => ({ id: fieldId(name), error: errorOf(name) }),
    /** `<Input {...aria} {...control('email')} />`. */
    control: (name: Path<Input>) => ({
      ...sparingChoice(form.register(name, { onChange: () => lookAgain(name) })),
      defaultValue: (state?.ok === false ? state.values?.[name] : undefined) ?? initial[name],
    }),
    /** `<FormStatus {...status} />`. */
    status: {
      message: titleOf?.(problems.map(([, sentence]) => sentence)) ?? message ?? unseen?.message,
      problems: problems.map(([name, sentence]) => ({
        fieldId: fieldId(name),
        message: sentence,
      })) satisfies FormProblem[],
      attempt,
      way: message !== undefined && state?.ok === false ? state.way : unseen?.way,
    },
  };
}

/** The check of a form's fields; null when it cannot be fetched now. */
async function checkBy<Input extends FieldValues, Output>(schema: () => Promise<z.ZodType<Output, Input>>) {
  try {
    const [{ zodResolver }, rules] = await Promise.all([import('@hookform/resolvers/zod'), schema()]);
    return zodResolver(rules);
  } catch (thrown) {
    console.error(thrown);
    return null;
  }
}

/**
 * Of several radio buttons react-hook-form meets one after another, and writes what it knows of the first into all of them.
 * One that was chosen before this code arrived stays chosen.
 */
function sparingChoice<Registered extends { ref: RefCallBack }>(registered: Registered): Registered {
  const ref: RefCallBack = (box: unknown) => {
    const chosen = box instanceof HTMLInputElement && box.type === 'radio' ? chosenBeside(box) : undefined;
    registered.ref(box);
    if (chosen) chosen.checked = true;
  };
  return { ...registered, ref };
}

const chosenBeside = ({ form, name }: HTMLInputElement) =>
  [...(form?.elements ?? [])].find(
    (box): box is HTMLInputElement =>
      box instanceof HTMLInputElement && box.type === 'radio' && box.name === name && box.checked,
  );

type FoundProblem = [name: string, sentence: string];

const problemsIn = (errors: object): FoundProblem[] =>
  Object.entries(errors).flatMap(([name, error]): FoundProblem[] => {
    const sentence: unknown = error?.message;
    return typeof sentence === 'string' && sentence !== '' ? [[name, sentence]] : [];
  });
