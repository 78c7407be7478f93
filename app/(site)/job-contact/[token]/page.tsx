import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { JobContactForm } from '@/components/postings/contact/job-contact-form';
import { Card } from '@/components/ui/card';
import { getJobContact } from '@/lib/postings/contact/queries';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { jobContactToken as text } from '@/messages/pages/job-contact';

/** Private: rendered for each request and never stored. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: text.metadataTitle,
  robots: { index: false, follow: false },
  // The URL contains the token. ('no-referrer' would give the form's POST a null origin, which is rejected.)
  referrer: 'same-origin',
};

/** The page linked in the email to a job's contact. Opening it changes nothing (D29). */
export default async function JobContactPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const question = await getJobContact(token);
  if (!question) redirect(routes.expiredLink(routes.jobContact(token)));
  return (
    <div className="page frame">
      <h1 className="break-words text-3xl">
        {text.title({ companyName: <bdi>{question.companyName}</bdi> })}
      </h1>
      <Card as="section" padding="roomy" className="mt-6 max-w-[38rem]">
        <p className="text-ink-soft">
          {text.text({ companyName: question.companyName, siteName: site.name })}
        </p>
        <JobContactForm token={token} state={question.state} />
      </Card>
    </div>
  );
}
