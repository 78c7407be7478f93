import type { ActionResult } from '@/lib/result';

/**
 * Turns an action that takes an input into one that a `<form>` can post to, with or without JavaScript.
 * `read` takes the input out of the form. A failure carries back what was typed, save for passwords; boxes of one name
 * that were ticked together come back as one text with commas.
 */
export function formAction<Input, Data>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  read: (form: FormData) => Posted<Input>,
) {
  return async (_previous: ActionResult<Data> | null, form: FormData): Promise<ActionResult<Data>> => {
    // The schema refuses a text that is none of its choices.
    const result = await action(read(form) as Input);
    return result.ok ? result : { ...result, values: { ...typedIn(form), ...result.values } };
  };
}

/** An input as a form posts it: a choice is any text. */
export type Posted<Input> = Input extends object
  ? {
      [Name in keyof Input]: Input[Name] extends string | undefined
        ? string | Extract<Input[Name], undefined>
        : Input[Name];
    }
  : Input;

/** The texts that a form holds, save for passwords. */
export function typedIn(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && !name.startsWith('$ACTION') && !isPassword(name))
      values[name] = name in values ? `${values[name]},${value}` : value;
  return values;
}

/** Whether a form asks for a password, which no draft keeps. */
export const hasPassword = (form: FormData): boolean => [...form.keys()].some(isPassword);

const isPassword = (name: string) => /password/i.test(name);
