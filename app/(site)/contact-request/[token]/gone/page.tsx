import type { Metadata } from 'next';
import { Missing } from '@/components/layout/missing';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';
import { contactRequestTokenGone as text } from '@/messages/pages/contact-request';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: text.requestNotFound, referrer: 'same-origin' };

export default function UnknownRequestPage() {
  return (
    <Missing>
      <div className="page frame">
        <EmptyState
          as="h1"
          title={text.weCantFindThisRequest}
          action={<ButtonLink href={routes.contactRequests()}>{text.interestedCompanies}</ButtonLink>}
        >
          {text.theCompanyTookItBack}
        </EmptyState>
      </div>
    </Missing>
  );
}
