import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EditJobForm } from '@/components/postings/form/edit-job-form';
import { pageTitle } from '@/components/seo/page-title';
import { HeldNotice } from '@/components/trust/held-notice';
import { requireViewer } from '@/lib/auth/access';
import { env } from '@/lib/env';
import { maxOpenDays } from '@/lib/postings/expiry';
import { toJobForm } from '@/lib/postings/posting';
import { getPosting } from '@/lib/postings/queries';
import * as routes from '@/lib/routes';
import { locale } from '@/messages/locale';
import { employerJobsIdEdit as text } from '@/messages/pages/employer';
import { missingPage } from '@/messages/pages/missing';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  await requireViewer(routes.editJob(id));
  const job = await getPosting(id);
  const title = job ? text.title({ title: job.title }) : missingPage.title;
  return { title: pageTitle(title), robots: { index: false, follow: false } };
}

export default async function EditJobPage({ params }: Props) {
  const { id } = await params;
  await requireViewer(routes.editJob(id));
  const job = await getPosting(id);
  if (!job) notFound();
  const { tileUrl, tileAttribution } = env();
  const until = new Date(job.expiresAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="page frame">
      <h1 className="mb-2 break-words text-3xl">{text.title({ title: job.title })}</h1>
      <p className="measure mb-6 text-ink-soft">{text.linkHint}</p>
      {job.hold && <HeldNotice hold={job.hold} className="mb-6 max-w-3xl" />}
      <EditJobForm
        id={job.id}
        initial={toJobForm(job)}
        openUntilHint={text.openUntilHint({ until, lastOpenDays: maxOpenDays })}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
      />
    </div>
  );
}
