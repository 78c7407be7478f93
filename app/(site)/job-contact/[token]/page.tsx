import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { JobContactForm } from '@/components/postings/contact/job-contact-form';
import { Card } from '@/components/ui/card';
import { findJobContact } from '@/lib/postings/contact/queries';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { jobContactToken as text } from '@/messages/pages/job-contact';

/** Private: rendered for each request and stored nowhere. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: text.applicationsByEmail,
  robots: { index: false, follow: false },
  // The address is the secret. ('no-referrer' would make the form's own POST one of unknown origin, which is refused.)
  referrer: 'same-origin',
};

/** Where the email to a job's contact leads: it asks, and changes nothing by being opened (D29). */
export default async function JobContactPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const question = await findJobContact(token);
  if (!question) redirect(routes.gone(routes.jobContact(token)));
  return (
    <div className="page frame">
      <h1 className="break-words text-3xl">
        {text.applicationsTo({ companyName: <bdi>{question.companyName}</bdi> })}
      </h1>
      <Card as="section" padding="roomy" className="mt-6 max-w-[38rem]">
        <p className="text-ink-soft">
          {text.wouldLikeToSendApplications({ companyName: question.companyName, siteName: site.name })}
        </p>
        <JobContactForm token={token} state={question.state} />
      </Card>
    </div>
  );
}
