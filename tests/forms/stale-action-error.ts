import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';

/** The error that Next.js throws in a page from before a deployment, when the server no longer has the action. */
export const createStaleActionError = () =>
  new UnrecognizedActionError(
    'Server Action "7fadd7" was not found on the server. \nRead more: https://nextjs.org/docs/messages/failed-to-find-server-action',
  );
