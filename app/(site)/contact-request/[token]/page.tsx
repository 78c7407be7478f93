import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ContactResponseForm } from '@/components/saved/contact/contact-response-form';
import { ReportLink } from '@/components/trust/report-link';
import { Card } from '@/components/ui/card';
import * as routes from '@/lib/routes';
import { getContactRequest } from '@/lib/saved/contact/queries';
import { getLanguageAttributes } from '@/lib/text/detect-language';
import { contactRequestToken as text } from '@/messages/pages/contact-request';

/** Private, so rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: text.metadataTitle,
  robots: { index: false, follow: false },
  // The URL contains the token. ('no-referrer' would give the form's POST a null origin, which is rejected.)
  referrer: 'same-origin',
};

/** The page that a request's mail links to; opening it changes nothing (D29). */
export default async function ContactRequestPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const request = await getContactRequest(token);
  if (!request) redirect(routes.expiredLink(routes.contactRequest(token)));
  const { id, companyName, industry, city, state, message, status, phone } = request;
  return (
    <div className="page frame">
      <h1 className="break-words text-3xl">{text.title({ companyName: <bdi>{companyName}</bdi> })}</h1>
      <Card as="section" padding="roomy" className="mt-6 max-w-[38rem]">
        <p className="text-ink-soft">
          {industry}, {city}, {state}
        </p>
        <blockquote
          {...getLanguageAttributes(message)}
          className="mt-4 whitespace-pre-wrap break-words border-line border-l-4 pl-4"
        >
          {message}
        </blockquote>
        <p className="mt-4">{text.acceptHint}</p>
        <ContactResponseForm
          by="mail"
          token={token}
          companyName={companyName}
          status={status}
          phone={phone}
        />
      </Card>
      <ReportLink kind="message" id={id} className="mt-4" />
    </div>
  );
}
