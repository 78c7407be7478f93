import type { Metadata } from 'next';
import Link from 'next/link';
import { AuthCard } from '@/components/auth/auth-card';
import { ForgotPassword } from '@/components/auth/forgot-password';
import { LoginNoticeMessage } from '@/components/auth/login-notice';
import { SignInForm } from '@/components/auth/sign-in-form';
import { routes } from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-param';

export const metadata: Metadata = { title: 'Sign In', robots: { index: false } };

export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  return (
    <AuthCard
      title="Sign In"
      intro={
        <>
          New here?{' '}
          <Link href={routes.register()} className="font-semibold text-brand underline underline-offset-2">
            Create an account
          </Link>
        </>
      }
    >
      <LoginNoticeMessage name={await searchParam(searchParams, 'notice')} />
      <SignInForm from={await searchParam(searchParams, 'from')} />
      <div className="mt-4 border-line border-t pt-3">
        <ForgotPassword />
      </div>
    </AuthCard>
  );
}
