import 'server-only';
import type { z } from 'zod';
import { logError } from '@/lib/log';
import { type ActionResult, fail, succeed, UserError } from '@/lib/result';
import { action as text } from '@/messages/action';

export type ActionDefinition<Schema extends z.ZodType, Access, Data> = {
  name: string;
  schema: Schema;
  /**
   * Resolves to the viewer's data that `run` needs, or throws a UserError. Database policies check access again.
   */
  access: () => Promise<Access>;
  run: (input: z.output<Schema>, access: Access) => Promise<Data>;
  /** Shown for an unexpected error; the specification's sentence. */
  failureMessage: string;
};

/**
 * Returns a server action that parses the input, checks access and runs. A UserError's message is shown to the visitor;
 * any other error is logged and becomes `failureMessage`.
 */
export function defineAction<Schema extends z.ZodType, Access, Data>(
  definition: ActionDefinition<Schema, Access, Data>,
) {
  return async (input: z.input<Schema>): Promise<ActionResult<Data>> => {
    try {
      // Async, because some fields are checked by a request, such as geocoding a typed place.
      const parsed = await definition.schema.safeParseAsync(input);
      if (!parsed.success) return toInvalidInput(parsed.error);
      const nulPath = findNulPath(parsed.data);
      if (nulPath !== null)
        return fail(nulCharacterMessage, { fieldErrors: { [nulPath]: nulCharacterMessage } });
      const access = await definition.access();
      return succeed(await definition.run(parsed.data, access));
    } catch (error) {
      if (isNavigation(error)) throw error;
      if (error instanceof UserError) {
        const { message, fieldErrors, link } = error;
        return fail(message, { fieldErrors, link });
      }
      if (isFeatureDisabled(error)) return fail(text.featureDisabled);
      logError(definition.name, error);
      return fail(definition.failureMessage);
    }
  };
}

/** For `access`: open to everyone, signed in or not. */
export const allowAnyone = async () => null;

function toInvalidInput(error: z.ZodError): ActionResult<never> {
  const fieldErrors: Record<string, string> = {};
  for (const issue of error.issues) fieldErrors[issue.path.join('.')] ??= issue.message;
  return fail(error.issues[0]?.message ?? text.invalidInput, { fieldErrors });
}

const nulCharacterMessage = text.invalidCharacter;

/** The path of the first text with a NUL, which PostgreSQL can't store; null if there is none. */
function findNulPath(value: unknown): string | null {
  if (typeof value === 'string') return value.includes('\0') ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, item] of Object.entries(value)) {
    const path = findNulPath(item);
    if (path !== null) return path ? `${name}.${path}` : name;
  }
  return null;
}

/** The database rejects calls to a feature that `doorstep.config.ts` turns off, such as from an older tab. */
const isFeatureDisabled = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  (error.message === 'TALENTS_ARE_OFF' || error.message === 'ALERTS_ARE_OFF');

/** redirect() and notFound() are implemented as thrown values and are not errors. */
function isNavigation(error: unknown): boolean {
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? String(error.digest) : '';
  return digest.startsWith('NEXT_');
}
