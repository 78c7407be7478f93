import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ResetPasswordForm } from '@/components/auth/reset-password-form';
import { getViewer } from '@/lib/auth/viewer';
import { isFormResponse } from '@/lib/http/is-form-response';
import * as routes from '@/lib/routes';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { resetPasswordForm as text } from '@/messages/auth/sign-in';

export const metadata: Metadata = {
  title: text.title,
  robots: { index: false },
  // The URL contains the secret. With 'no-referrer', a form posted without JavaScript would be rejected, because it
  // would have no origin.
  referrer: 'same-origin',
};

export default async function ResetPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const token = await getSearchParam(searchParams, 'token');
  // A form response means that the password was just changed, which ended the session. The page has to confirm it.
  if (token === undefined && (await getViewer()) === null && !(await isFormResponse()))
    redirect(routes.login());
  return <ResetPasswordForm token={token} />;
}
