import 'server-only';
import type { z } from 'zod';
import { type ActionDefinition, defineAction } from '@/lib/action';
import { formAction, type Posted } from '@/lib/forms/form-action';
import type { ActionResult } from '@/lib/result';
import { requireArrival, requireAtDesk } from './access';
import type { Operator, OperatorRole } from './find-operator';

type DeskDefinition<Schema extends z.ZodType, Data> = Omit<
  ActionDefinition<Schema, Operator, Data>,
  'access'
> & {
  /** Whose it is, where not every operator's. */
  role?: OperatorRole;
  /** Takes the input out of the form. */
  read: (form: FormData) => Posted<z.input<Schema>>;
};

/**
 * An action of the desk, as a form posts it. Who asks is looked at before what they ask: to everybody else there is no such action
 * (D93). After an hour of silence it says so, and the words stay.
 */
export function deskAction<Schema extends z.ZodType, Data>({
  role,
  read,
  ...definition
}: DeskDefinition<Schema, Data>) {
  const post = formAction(defineAction({ ...definition, access: () => requireAtDesk(role) }), read);
  return async (previous: ActionResult<Data> | null, form: FormData): Promise<ActionResult<Data>> => {
    await requireArrival(role);
    return post(previous, form);
  };
}
