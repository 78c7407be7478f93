import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { ConfirmationFailed, ConfirmEmail } from '@/components/auth/confirm-email';
import { confirmationLinkSchema } from '@/lib/auth/schema';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { authMessages } from '@/messages/auth/messages';
import { confirmEmail as text } from '@/messages/auth/sign-in';

export const metadata: Metadata = {
  title: text.confirmYourEmailTitle,
  robots: { index: false },
  // The address holds a secret for this site alone. Not 'no-referrer': a form without JavaScript would lose its Origin.
  referrer: 'same-origin',
};

export default async function ConfirmPage({ searchParams }: { searchParams: SearchParams }) {
  const link = confirmationLinkSchema.safeParse({
    token: await searchParam(searchParams, 'token'),
    type: await searchParam(searchParams, 'type'),
  });
  if (link.success) return <ConfirmEmail {...link.data} />;
  return (
    <AuthCard title={text.confirmYourEmailTitle}>
      <ConfirmationFailed message={authMessages.invalidLink} />
    </AuthCard>
  );
}
