import type { ActionResult } from '@/lib/result';

/**
 * Turns a server action into one that a `<form>` can post to, with or without JavaScript. `parse` extracts the input
 * from the form. A failure returns the typed values except passwords; checkboxes with the same name become one text
 * separated by commas.
 */
export function formAction<Input, Data>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  parse: (form: FormData) => PostedInput<Input>,
) {
  return async (_previous: ActionResult<Data> | null, form: FormData): Promise<ActionResult<Data>> => {
    // The cast is safe, because the schema rejects a text that is not one of its options.
    const result = await action(parse(form) as Input);
    return result.ok ? result : { ...result, values: { ...getTypedValues(form), ...result.values } };
  };
}

/** An input as a form posts it: enums are plain strings. */
export type PostedInput<Input> = Input extends object
  ? {
      [Name in keyof Input]: Input[Name] extends string | undefined
        ? string | Extract<Input[Name], undefined>
        : Input[Name];
    }
  : Input;

/** The texts in a form, except passwords. */
export function getTypedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && !name.startsWith('$ACTION') && !isPassword(name))
      values[name] = name in values ? `${values[name]},${value}` : value;
  return values;
}

/** Whether a form has a password field; drafts of such forms are not stored. */
export const hasPassword = (form: FormData): boolean => [...form.keys()].some(isPassword);

const isPassword = (name: string) => /password/i.test(name);
