import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ResetPasswordForm } from '@/components/auth/reset-password-form';
import { findViewer } from '@/lib/auth/viewer';
import * as routes from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { resetPasswordForm as text } from '@/messages/auth/sign-in';

export const metadata: Metadata = {
  title: text.setANewPasswordTitle,
  robots: { index: false },
  // The address holds a secret for this site alone. Not 'no-referrer': a form without JavaScript would lose its Origin.
  referrer: 'same-origin',
};

export default async function ResetPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const token = await searchParam(searchParams, 'token');
  if (token === undefined && (await findViewer()) === null && !(await isAnswer())) redirect(routes.login());
  return <ResetPasswordForm token={token} />;
}

/** Whether this is the answer to a sent form: a new password has just ended the session, and the page has yet to say so. */
async function isAnswer(): Promise<boolean> {
  const sent = await headers();
  return sent.has('next-action') || Boolean(sent.get('content-type')?.startsWith('multipart/form-data'));
}
