import 'server-only';
import type { z } from 'zod';
import { logFault } from '@/lib/log';
import { type ActionResult, fail, Refusal, succeed } from '@/lib/result';
import { action as text } from '@/messages/action';

export type ActionDefinition<Schema extends z.ZodType, Access, Data> = {
  name: string;
  schema: Schema;
  /** Who may: resolves what `run` needs to know of the viewer, or throws a Refusal. The policies remain the authority. */
  access: () => Promise<Access>;
  run: (input: z.output<Schema>, access: Access) => Promise<Data>;
  /** The specified sentence for a fault. */
  failed: string;
};

/**
 * Makes a server action: parse, authorize, run. A Refusal's sentence reaches the person,
 * anything else thrown is logged with an id and becomes `failed`.
 */
export function defineAction<Schema extends z.ZodType, Access, Data>(
  definition: ActionDefinition<Schema, Access, Data>,
) {
  return async (input: z.input<Schema>): Promise<ActionResult<Data>> => {
    try {
      // Some rules ask somebody: a typed place has to be found.
      const parsed = await definition.schema.safeParseAsync(input);
      if (!parsed.success) return invalid(parsed.error);
      const unstorable = pathOfNul(parsed.data);
      if (unstorable !== null)
        return fail(unstorableSentence, { fieldErrors: { [unstorable]: unstorableSentence } });
      const access = await definition.access();
      return succeed(await definition.run(parsed.data, access));
    } catch (thrown) {
      if (isNavigation(thrown)) throw thrown;
      if (thrown instanceof Refusal) {
        const { message, fieldErrors, way } = thrown;
        return fail(message, { fieldErrors, way });
      }
      if (isSwitchedOff(thrown)) return fail(text.notOfferedHere);
      logFault(definition.name, thrown);
      return fail(definition.failed);
    }
  };
}

/** Open to everyone, signed in or not. */
export const everyone = async () => null;

function invalid(error: z.ZodError): ActionResult<never> {
  const fieldErrors: Record<string, string> = {};
  for (const issue of error.issues) fieldErrors[issue.path.join('.')] ??= issue.message;
  return fail(error.issues[0]?.message ?? text.pleaseCheckWhatYouEntered, { fieldErrors });
}

const unstorableSentence = text.thisContainsACharacterWe;

/** Where in an input there is a NUL: PostgreSQL stores none, and nobody types one. */
function pathOfNul(value: unknown): string | null {
  if (typeof value === 'string') return value.includes('\0') ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const path = pathOfNul(part);
    if (path !== null) return path ? `${name}.${path}` : name;
  }
  return null;
}

/** A tab from before still asks for a part of the site that `doorstep.config.ts` has switched off since; the database refuses it. */
const isSwitchedOff = (thrown: unknown): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'message' in thrown &&
  (thrown.message === 'TALENTS_ARE_OFF' || thrown.message === 'ALERTS_ARE_OFF');

/** redirect() and notFound() travel as thrown values and are not faults. */
function isNavigation(thrown: unknown): boolean {
  const digest =
    typeof thrown === 'object' && thrown !== null && 'digest' in thrown ? String(thrown.digest) : '';
  return digest.startsWith('NEXT_');
}
