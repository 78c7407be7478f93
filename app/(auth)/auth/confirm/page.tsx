import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { ConfirmationFailed, ConfirmEmail } from '@/components/auth/confirm-email';
import { confirmationLinkSchema } from '@/lib/auth/schema';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { authMessages } from '@/messages/auth/messages';
import { confirmEmail as text } from '@/messages/auth/sign-in';

export const metadata: Metadata = {
  title: text.title,
  robots: { index: false },
  // The URL contains the secret. With 'no-referrer', a form posted without JavaScript would be rejected, because it
  // would have no origin.
  referrer: 'same-origin',
};

export default async function ConfirmPage({ searchParams }: { searchParams: SearchParams }) {
  const link = confirmationLinkSchema.safeParse({
    token: await getSearchParam(searchParams, 'token'),
    type: await getSearchParam(searchParams, 'type'),
  });
  if (link.success) return <ConfirmEmail {...link.data} />;
  return (
    <AuthCard title={text.title}>
      <ConfirmationFailed message={authMessages.invalidLink} />
    </AuthCard>
  );
}
