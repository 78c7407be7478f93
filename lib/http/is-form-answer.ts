import 'server-only';
import { headers } from 'next/headers';

/** Whether a page is rendered as the answer to a form that it sent, with or without JavaScript. */
export async function isFormAnswer(): Promise<boolean> {
  const sent = await headers();
  return sent.has('next-action') || Boolean(sent.get('content-type')?.startsWith('multipart/form-data'));
}
