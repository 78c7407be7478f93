import 'server-only';
import type { z } from 'zod';
import { type ActionDefinition, defineAction } from '@/lib/action';
import { formAction, type PostedInput } from '@/lib/forms/form-action';
import type { ActionResult } from '@/lib/result';
import { requireAdminAccount, requireAdminInAction } from './access';
import type { Admin, AdminRole } from './get-admin';

type AdminActionDefinition<Schema extends z.ZodType, Data> = Omit<
  ActionDefinition<Schema, Admin, Data>,
  'access'
> & {
  /** The required role; all admins if it is undefined. */
  role?: AdminRole;
  /** Returns the action's input from the form. */
  parseForm: (form: FormData) => PostedInput<z.input<Schema>>;
};

/**
 * Creates a form action for admins. Access is checked before the input, so that non-admins always get a 404 (D93).
 * After an hour without a request the action returns an error, and the form keeps its values.
 */
export function adminAction<Schema extends z.ZodType, Data>({
  role,
  parseForm,
  ...definition
}: AdminActionDefinition<Schema, Data>) {
  const post = formAction(
    defineAction({ ...definition, access: () => requireAdminInAction(role) }),
    parseForm,
  );
  return async (previous: ActionResult<Data> | null, form: FormData): Promise<ActionResult<Data>> => {
    await requireAdminAccount(role);
    return post(previous, form);
  };
}
