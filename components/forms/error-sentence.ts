import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { Refusal } from '@/lib/result';
import { errorSentence as text } from '@/messages/forms/form';

type Options = {
  /** The sentence for a connection that is lost, and for anything else. */
  failed?: string | undefined;
  /** Whether what is typed is still there after a reload. */
  keepsTyped?: boolean;
};

/**
 * The sentence for what was thrown while something was sent: a refusal's own; that of a page from before a deployment, when the
 * server no longer has its action; otherwise `failed`. No message of the framework or the browser is shown.
 */
export function errorSentence(
  error: unknown,
  { failed = text.weCouldntReachTheServer, keepsTyped = false }: Options = {},
): string {
  if (error instanceof Refusal) return error.message;
  if (!unstable_isUnrecognizedActionError(error)) return failed;
  return keepsTyped ? text.pageUpdatedTypedStays : text.pageUpdated;
}
