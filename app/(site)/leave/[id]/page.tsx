import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { JobNotFound } from '@/components/jobs/detail/job-not-found';
import { NotFoundContent } from '@/components/layout/not-found-content';
import { ExternalLinkNotice } from '@/components/trust/external-link-notice';
import { getJobById } from '@/lib/jobs/get-job';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { externalLinkPage as text } from '@/messages/trust/leave';
import { MissingPage } from '../../missing-page';

export const revalidate = 60;

/** Prerenders nothing: each page is rendered on its first visit and revalidated by its job's tag. */
export const generateStaticParams = () => [];

export const metadata: Metadata = { title: text.title, robots: { index: false, follow: false } };

/**
 * Warns before leaving for the site that takes a job's applications. Takes the job's id, not a URL, so that it can't
 * redirect elsewhere.
 */
export default async function LeavePage({ params }: { params: Promise<{ id: string }> }) {
  const lookup = await getJobById((await params).id);
  if (lookup === 'not-found') return <MissingPage />;
  if ('reason' in lookup)
    return (
      <NotFoundContent>
        <JobNotFound {...lookup} />
      </NotFoundContent>
    );
  if ('movedTo' in lookup) return permanentRedirect(routes.leaveSite((await params).id.toLowerCase()));
  const { job } = lookup;
  if (job.state !== 'open' || !job.applicationUrl || !URL.canParse(job.applicationUrl))
    return redirect(placeRoutes.job(job));
  return <ExternalLinkNotice job={job} address={job.applicationUrl} />;
}
