import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { UserError } from '@/lib/result';
import { errorSentence as text } from '@/messages/forms/form';

type Options = {
  /** The message for a lost connection and any other error. */
  failureMessage?: string | undefined;
  /** Whether a reload keeps the typed text. */
  keepsInput?: boolean;
};

/**
 * The message for an error thrown while a form was sent: the message of a UserError; "page updated" if a new deployment
 * no longer has the action; otherwise `failureMessage`. Never a message of Next.js or the browser.
 */
export function getErrorMessage(
  error: unknown,
  { failureMessage = text.serverUnreachable, keepsInput = false }: Options = {},
): string {
  if (error instanceof UserError) return error.message;
  if (!unstable_isUnrecognizedActionError(error)) return failureMessage;
  return keepsInput ? text.pageUpdatedInputPreserved : text.pageUpdated;
}
