import 'server-only';
import { headers } from 'next/headers';

/** Whether the page is rendered in response to a form post, with or without JavaScript. */
export async function isFormResponse(): Promise<boolean> {
  const requestHeaders = await headers();
  return (
    requestHeaders.has('next-action') ||
    Boolean(requestHeaders.get('content-type')?.startsWith('multipart/form-data'))
  );
}
