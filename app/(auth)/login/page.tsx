import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/auth/auth-card';
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form';
import { LoginNoticeMessage } from '@/components/auth/login-notice';
import { SignInForm } from '@/components/auth/sign-in-form';
import { Notice } from '@/components/ui/notice';
import { redirectTarget, targetAfterSignIn } from '@/lib/auth/redirect-target';
import { getRegistration } from '@/lib/auth/registration';
import { getSignInReason } from '@/lib/auth/return-address';
import { getViewer } from '@/lib/auth/viewer';
import { isFormResponse } from '@/lib/http/is-form-response';
import * as routes from '@/lib/routes';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { hasSession } from '@/lib/supabase/server';
import { login as text } from '@/messages/pages/auth';

export const metadata: Metadata = { title: text.title, robots: { index: false } };

export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const from = await getSearchParam(searchParams, 'from');
  const notice = await getSearchParam(searchParams, 'notice');
  if (notice === 'check-cookies' && (await hasSession())) redirect(redirectTarget(from));
  // A notice means that the visitor has to sign in again. A form response shows its success message before any
  // redirect.
  if (notice === undefined && !(await isFormResponse())) {
    // The form stays when the auth service is unavailable.
    const viewer = await getViewer().catch(() => null);
    if (viewer) redirect(targetAfterSignIn(viewer.role, from));
  }
  const reason = notice === undefined ? getSignInReason(from) : null;
  return (
    <AuthCard
      title={text.title}
      intro={text.registerPrompt({
        link: (words) => (
          <Link
            href={routes.register(from)}
            className="font-semibold text-brand underline underline-offset-2"
          >
            {words}
          </Link>
        ),
      })}
    >
      <LoginNoticeMessage name={notice} unconfirmedEmail={(await getRegistration())?.email} />
      {reason && <Notice className="mb-5">{reason}</Notice>}
      <SignInForm from={from} />
      <div className="mt-4 border-line border-t pt-3">
        <ForgotPasswordForm />
      </div>
    </AuthCard>
  );
}
