import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ApplicantList } from '@/components/applications/applicants/applicant-list';
import { ApplicantsHeader } from '@/components/applications/applicants/applicants-header';
import { StatusTabs } from '@/components/applications/applicants/status-tabs';
import { Pagination } from '@/components/results/pagination';
import { pageTitle } from '@/components/seo/page-title';
import { countApplicants, getApplicantsJob, listApplicants } from '@/lib/applications/applicants/queries';
import {
  applicantsPerPage,
  parseApplicantFilters,
  toApplicantsQuery,
} from '@/lib/applications/applicants/search-params';
import { requireViewer } from '@/lib/auth/access';
import * as routes from '@/lib/routes';
import { employerJobsIdApplicants as text } from '@/messages/pages/employer';
import { missingPage } from '@/messages/pages/missing';
import { pagination } from '@/messages/ui/results';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const viewer = await requireViewer(routes.applicants(id));
  const job = await getApplicantsJob(id, viewer.id);
  const { page } = parseApplicantFilters(query);
  const title = job
    ? pagination.titleWithPage({ title: text.title({ title: job.title }), page })
    : missingPage.title;
  return { title: pageTitle(title), robots: { index: false } };
}

/** The applicants of one of the employer's own jobs; 404 for any other job. */
export default async function ApplicantsPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const viewer = await requireViewer(routes.applicants(id));
  const job = await getApplicantsJob(id, viewer.id);
  if (!job) notFound();
  const filters = parseApplicantFilters(query);
  const [counts, applicants] = await Promise.all([countApplicants(job.id), listApplicants(job.id, filters)]);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const matching = filters.status ? counts[filters.status] : total;
  return (
    <div className="page frame">
      <ApplicantsHeader job={job} total={total} />
      {total > 0 && <StatusTabs jobId={job.id} counts={counts} total={total} current={filters.status} />}
      <ApplicantList job={job} applicants={applicants} status={filters.status} hasApplications={total > 0} />
      <div className="mt-8">
        <Pagination
          page={filters.page}
          pageCount={Math.ceil(matching / applicantsPerPage)}
          hrefFor={(page) => routes.applicants(job.id, toApplicantsQuery({ ...filters, page }))}
        />
      </div>
    </div>
  );
}
