import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { ConfirmationFailed } from '@/components/auth/confirm-email';
import { ConfirmEmailChange } from '@/components/auth/confirm-email-change';
import { emailChangeLinkSchema } from '@/lib/auth/account-schema';
import { authMessages } from '@/lib/auth/messages';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';

export const metadata: Metadata = {
  title: 'Confirm your new email',
  robots: { index: false },
  // The address holds a secret for this site alone. Not 'no-referrer': a form without JavaScript would lose its Origin.
  referrer: 'same-origin',
};

export default async function ConfirmChangePage({ searchParams }: { searchParams: SearchParams }) {
  const link = emailChangeLinkSchema.safeParse({ token: await searchParam(searchParams, 'token') });
  return (
    <AuthCard title="Confirm your new email">
      {link.success ? (
        <ConfirmEmailChange token={link.data.token} />
      ) : (
        <ConfirmationFailed message={authMessages.invalidLink} />
      )}
    </AuthCard>
  );
}
