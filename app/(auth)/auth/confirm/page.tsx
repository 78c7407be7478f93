import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { ConfirmationFailed, ConfirmEmail } from '@/components/auth/confirm-email';
import { confirmationLinkSchema } from '@/lib/auth/schema';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { authMessages } from '@/messages/auth/messages';
import { authConfirm as text } from '@/messages/pages/auth';

export const metadata: Metadata = {
  title: text.confirmYourEmail,
  robots: { index: false },
  // The address holds a secret for this site alone. Not 'no-referrer': a form without JavaScript would lose its Origin.
  referrer: 'same-origin',
};

export default async function ConfirmPage({ searchParams }: { searchParams: SearchParams }) {
  const link = confirmationLinkSchema.safeParse({
    token: await searchParam(searchParams, 'token'),
    type: await searchParam(searchParams, 'type'),
  });
  return (
    <AuthCard title={text.confirmYourEmail}>
      {link.success ? (
        <ConfirmEmail {...link.data} />
      ) : (
        <ConfirmationFailed message={authMessages.invalidLink} />
      )}
    </AuthCard>
  );
}
