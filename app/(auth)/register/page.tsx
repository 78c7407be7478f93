import type { Metadata } from 'next';
import Link from 'next/link';
import { AuthCard } from '@/components/auth/auth-card';
import { InvitationNote } from '@/components/auth/invitation-note';
import { RegisterForm } from '@/components/auth/register-form';
import { guessRole } from '@/lib/auth/return-address';
import * as routes from '@/lib/routes';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { register as text } from '@/messages/pages/auth';

export const metadata: Metadata = { title: text.title, robots: { index: false } };

export default async function RegisterPage({ searchParams }: { searchParams: SearchParams }) {
  const from = await getSearchParam(searchParams, 'from');
  return (
    <AuthCard
      title={text.title}
      intro={text.loginPrompt({
        link: (words) => (
          <Link href={routes.login(from)} className="font-semibold text-brand underline underline-offset-2">
            {words}
          </Link>
        ),
      })}
    >
      <InvitationNote />
      <RegisterForm from={from} role={guessRole(from)} />
    </AuthCard>
  );
}
