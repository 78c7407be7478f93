import type { Metadata } from 'next';
import Link from 'next/link';
import { AuthCard } from '@/components/auth/auth-card';
import { InvitationNote } from '@/components/auth/invitation-note';
import { RegisterForm } from '@/components/auth/register-form';
import { roleComingFrom } from '@/lib/auth/return-address';
import * as routes from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { register as text } from '@/messages/pages/auth';

export const metadata: Metadata = { title: text.createYourAccount, robots: { index: false } };

export default async function RegisterPage({ searchParams }: { searchParams: SearchParams }) {
  const from = await searchParam(searchParams, 'from');
  return (
    <AuthCard
      title={text.createYourAccount}
      intro={text.alreadyHaveOneSignIn({
        link: (words) => (
          <Link href={routes.login(from)} className="font-semibold text-brand underline underline-offset-2">
            {words}
          </Link>
        ),
      })}
    >
      <InvitationNote />
      <RegisterForm from={from} role={roleComingFrom(from)} />
    </AuthCard>
  );
}
