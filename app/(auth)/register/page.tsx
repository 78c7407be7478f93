import type { Metadata } from 'next';
import Link from 'next/link';
import { AuthCard } from '@/components/auth/auth-card';
import { RegisterForm } from '@/components/auth/register-form';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Create your account', robots: { index: false } };

export default function RegisterPage() {
  return (
    <AuthCard
      title="Create your account"
      intro={
        <>
          Already have one?{' '}
          <Link href={routes.login()} className="font-semibold text-brand underline underline-offset-2">
            Sign in
          </Link>
        </>
      }
    >
      <RegisterForm />
    </AuthCard>
  );
}
