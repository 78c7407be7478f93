import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { ConfirmationFailed } from '@/components/auth/confirm-email';
import { ConfirmEmailChange } from '@/components/auth/confirm-email-change';
import { emailChangeLinkSchema } from '@/lib/auth/account-schema';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { authMessages } from '@/messages/auth/messages';
import { confirmEmailChange as text } from '@/messages/auth/sign-in';

export const metadata: Metadata = {
  title: text.title,
  robots: { index: false },
  // The URL contains the secret. With 'no-referrer', a form posted without JavaScript would be rejected, because it
  // would have no origin.
  referrer: 'same-origin',
};

export default async function ConfirmChangePage({ searchParams }: { searchParams: SearchParams }) {
  const link = emailChangeLinkSchema.safeParse({ token: await getSearchParam(searchParams, 'token') });
  if (link.success) return <ConfirmEmailChange token={link.data.token} />;
  return (
    <AuthCard title={text.title}>
      <ConfirmationFailed message={authMessages.invalidLink} />
    </AuthCard>
  );
}
