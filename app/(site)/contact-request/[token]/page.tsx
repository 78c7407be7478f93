import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ContactAnswerForm } from '@/components/saved/contact/answer-form';
import { ReportLink } from '@/components/trust/report-link';
import { Card } from '@/components/ui/card';
import * as routes from '@/lib/routes';
import { findContactRequest } from '@/lib/saved/contact/queries';
import { languageAttributes } from '@/lib/text/text-language';
import { contactRequestToken as text } from '@/messages/pages/contact-request';

/** Private: rendered for each request and stored nowhere. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: text.aCompanyWouldLikeTo,
  robots: { index: false, follow: false },
  // The address is the secret. ('no-referrer' would make the form's own POST one of unknown origin, which is refused.)
  referrer: 'same-origin',
};

/** Where the mail of a request leads: it asks, and changes nothing by being opened (D29). */
export default async function ContactRequestPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const request = await findContactRequest(token);
  if (!request) redirect(routes.gone(routes.contactRequest(token)));
  const { id, companyName, industry, city, state, message, status, phone } = request;
  return (
    <div className="page frame">
      <h1 className="break-words text-3xl">
        {text.wouldLikeToContactYou({ companyName: <bdi>{companyName}</bdi> })}
      </h1>
      <Card as="section" padding="roomy" className="mt-6 max-w-[38rem]">
        <p className="text-ink-soft">
          {industry}, {city}, {state}
        </p>
        <blockquote
          {...languageAttributes(message)}
          className="mt-4 whitespace-pre-wrap break-words border-line border-l-4 pl-4"
        >
          {message}
        </blockquote>
        <p className="mt-4">{text.ifYouAcceptTheCompany}</p>
        <ContactAnswerForm by="mail" token={token} companyName={companyName} status={status} phone={phone} />
      </Card>
      <ReportLink kind="message" id={id} className="mt-4" />
    </div>
  );
}
