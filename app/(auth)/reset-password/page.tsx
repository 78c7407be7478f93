import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/auth/auth-card';
import { ResetPasswordForm } from '@/components/auth/reset-password-form';
import { findViewer } from '@/lib/auth/viewer';
import * as routes from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { resetPassword as text } from '@/messages/pages/auth';

export const metadata: Metadata = {
  title: text.setANewPassword,
  robots: { index: false },
  // The address holds a secret for this site alone. Not 'no-referrer': a form without JavaScript would lose its Origin.
  referrer: 'same-origin',
};

export default async function ResetPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const token = await searchParam(searchParams, 'token');
  if (token === undefined && (await findViewer()) === null && !(await isAnswer())) redirect(routes.login());
  return (
    <AuthCard title={text.setANewPassword}>
      <ResetPasswordForm token={token} />
    </AuthCard>
  );
}

/** Whether this is the answer to a sent form: a new password has just ended the session, and the page has yet to say so. */
async function isAnswer(): Promise<boolean> {
  const sent = await headers();
  return sent.has('next-action') || Boolean(sent.get('content-type')?.startsWith('multipart/form-data'));
}
