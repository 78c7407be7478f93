import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ResetPasswordForm } from '@/components/auth/reset-password-form';
import { findViewer } from '@/lib/auth/viewer';
import { isFormAnswer } from '@/lib/http/is-form-answer';
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
  // A new password has just ended the session, and the page has yet to say so.
  if (token === undefined && (await findViewer()) === null && !(await isFormAnswer()))
    redirect(routes.login());
  return <ResetPasswordForm token={token} />;
}
