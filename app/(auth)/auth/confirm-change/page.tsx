import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { ConfirmationFailed } from '@/components/auth/confirm-email';
import { ConfirmEmailChange } from '@/components/auth/confirm-email-change';
import { emailChangeLinkSchema } from '@/lib/auth/account-schema';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { authMessages } from '@/messages/auth/messages';
import { authConfirmChange as text } from '@/messages/pages/auth';

export const metadata: Metadata = {
  title: text.confirmYourNewEmail,
  robots: { index: false },
  // The address holds a secret for this site alone. Not 'no-referrer': a form without JavaScript would lose its Origin.
  referrer: 'same-origin',
};

export default async function ConfirmChangePage({ searchParams }: { searchParams: SearchParams }) {
  const link = emailChangeLinkSchema.safeParse({ token: await searchParam(searchParams, 'token') });
  return (
    <AuthCard title={text.confirmYourNewEmail}>
      {link.success ? (
        <ConfirmEmailChange token={link.data.token} />
      ) : (
        <ConfirmationFailed message={authMessages.invalidLink} />
      )}
    </AuthCard>
  );
}
