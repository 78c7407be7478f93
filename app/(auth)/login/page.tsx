import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AuthCard } from '@/components/auth/auth-card';
import { ForgotPassword } from '@/components/auth/forgot-password';
import { LoginNoticeMessage } from '@/components/auth/login-notice';
import { SignInForm } from '@/components/auth/sign-in-form';
import { Notice } from '@/components/ui/notice';
import { redirectTarget, targetAfterSignIn } from '@/lib/auth/redirect-target';
import { findRegistration } from '@/lib/auth/registration';
import { reasonToSignIn } from '@/lib/auth/return-address';
import { findViewer } from '@/lib/auth/viewer';
import { isFormAnswer } from '@/lib/http/is-form-answer';
import * as routes from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { hasSession } from '@/lib/supabase/server';
import { login as text } from '@/messages/pages/auth';

export const metadata: Metadata = { title: text.signIn, robots: { index: false } };

export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const from = await searchParam(searchParams, 'from');
  const notice = await searchParam(searchParams, 'notice');
  if (notice === 'check-cookies' && (await hasSession())) redirect(redirectTarget(from));
  // With a notice one has to sign in again; the answer to the form says first that one is signed in.
  if (notice === undefined && !(await isFormAnswer())) {
    // While the auth service is away, the form stays.
    const viewer = await findViewer().catch(() => null);
    if (viewer) redirect(targetAfterSignIn(viewer.role, from));
  }
  const reason = notice === undefined ? reasonToSignIn(from) : null;
  return (
    <AuthCard
      title={text.signIn}
      intro={text.newHereCreateAnAccount({
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
      <LoginNoticeMessage name={notice} registered={(await findRegistration())?.email} />
      {reason && <Notice className="mb-5">{reason}</Notice>}
      <SignInForm from={from} />
      <div className="mt-4 border-line border-t pt-3">
        <ForgotPassword />
      </div>
    </AuthCard>
  );
}
