import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';

/** The error of Next.js when a page from before a deployment calls an action that the server no longer has. */
export const createStaleActionError = () =>
  new UnrecognizedActionError(
    'Server Action "7fadd7" was not found on the server. \nRead more: https://nextjs.org/docs/messages/failed-to-find-server-action',
  );
