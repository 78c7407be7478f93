import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { ConfirmationFailed } from '@/components/auth/confirm-email';
import { ConfirmEmailChange } from '@/components/auth/confirm-email-change';
import { emailChangeLinkSchema } from '@/lib/auth/account-schema';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { authMessages } from '@/messages/auth/messages';
import { confirmEmailChange as text } from '@/messages/auth/sign-in';

export const metadata: Metadata = {
  title: text.confirmYourNewEmailTitle,
  robots: { index: false },
  // The address holds a secret for this site alone. Not 'no-referrer': a form without JavaScript would lose its Origin.
  referrer: 'same-origin',
};

export default async function ConfirmChangePage({ searchParams }: { searchParams: SearchParams }) {
  const link = emailChangeLinkSchema.safeParse({ token: await searchParam(searchParams, 'token') });
  if (link.success) return <ConfirmEmailChange token={link.data.token} />;
  return (
    <AuthCard title={text.confirmYourNewEmailTitle}>
      <ConfirmationFailed message={authMessages.invalidLink} />
    </AuthCard>
  );
}
