import type { Metadata } from 'next';
import { AdminSignInForm } from '@/components/admin/admin-sign-in-form';
import { AuthCard } from '@/components/auth/auth-card';
import { Notice } from '@/components/ui/notice';
import { requireAdminAccount } from '@/lib/admin/access';
import { enrollFactor, getVerifiedFactorId } from '@/lib/admin/second-factor';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { viewerClient } from '@/lib/supabase/server';
import { adminSignIn as text } from '@/messages/admin/sign-in';

export const metadata: Metadata = { title: text.title, robots: { index: false, follow: false } };

/** The form for the second factor's code. Until an authenticator is set up, it also shows a secret for one. */
export default async function AdminSignInPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminAccount();
  const from = await getSearchParam(searchParams, 'from');
  const client = await viewerClient();
  if (await getVerifiedFactorId(client))
    return (
      <AuthCard title={text.title} intro={text.intro}>
        <AdminSignInForm from={from} />
      </AuthCard>
    );
  const setup = await enrollFactor(client);
  return (
    <AuthCard title={text.setupTitle} intro={text.setupIntro}>
      {setup ? (
        <AdminSignInForm from={from} setup={setup} />
      ) : (
        <Notice tone="warn">{text.tooManySetups}</Notice>
      )}
    </AuthCard>
  );
}
