import type { ActionResult } from '@/lib/result';

/**
 * Turns an action that takes an input into one that a `<form>` can post to, with or without JavaScript.
 * `read` takes the input out of the form. A failure carries back what was typed, save for passwords; boxes of one name
 * that were ticked together come back as one text with commas.
 */
export function formAction<Input, Data>(
  action: (input: Input) => Promise<ActionResult<Data>>,
  read: (form: FormData) => Input,
) {
  return async (_previous: ActionResult<Data> | null, form: FormData): Promise<ActionResult<Data>> => {
    const result = await action(read(form));
    return result.ok ? result : { ...result, values: { ...typed(form), ...result.values } };
  };
}

function typed(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && !name.startsWith('$ACTION') && !/password/i.test(name))
      values[name] = name in values ? `${values[name]},${value}` : value;
  return values;
}
