import type { Metadata } from 'next';
import { DeadLink } from '@/components/layout/dead-link';
import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { contactRequestTokenGone as text } from '@/messages/pages/contact-request';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: text.requestNotFound, referrer: 'same-origin' };

export default function UnknownRequestPage() {
  return (
    <DeadLink
      title={text.weCantFindThisRequest}
      action={<ButtonLink href={routes.contactRequests()}>{text.interestedCompanies}</ButtonLink>}
    >
      {text.theCompanyTookItBack}
    </DeadLink>
  );
}
