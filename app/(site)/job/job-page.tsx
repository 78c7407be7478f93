import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { ApplySection } from '@/components/applications/apply-section';
import { ReplyStatsLine } from '@/components/applications/reply-stats-line';
import { Banner } from '@/components/home/banner';
import { JobDetail } from '@/components/jobs/detail/job-detail';
import { jobMetadata } from '@/components/jobs/detail/job-metadata';
import { JobNotFound } from '@/components/jobs/detail/job-not-found';
import { RecordJobView } from '@/components/jobs/detail/record-job-view';
import { NotFoundContent } from '@/components/layout/not-found-content';
import { NoScriptSaveForm } from '@/components/saved/jobs/no-script-save-form';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/env';
import { type JobLookup, listRelatedJobs } from '@/lib/jobs/get-job';
import { toJobPosting } from '@/lib/jobs/job-structured-data';
import * as placeRoutes from '@/lib/place-routes';
import { jobPage as text } from '@/messages/pages/search';
import { MissingPage, missingPageMetadata } from '../missing-page';

/** Renders a job's address: the job, a 404, or a 308 redirect to its canonical address. */
export async function JobPage({ lookup }: { lookup: JobLookup }) {
  if (lookup === 'not-found') return <MissingPage />;
  if ('reason' in lookup)
    return (
      <NotFoundContent>
        <JobNotFound {...lookup} />
      </NotFoundContent>
    );
  if ('movedTo' in lookup)
    return lookup.isTemporary ? redirect(lookup.movedTo) : permanentRedirect(lookup.movedTo);
  const { job, asksBirthDate, companyStanding } = lookup;
  const { siteUrl } = env();
  const posting = toJobPosting(job, { url: `${siteUrl}${placeRoutes.job(job)}`, siteUrl });
  return (
    <>
      {posting && <JsonLd data={posting} />}
      <Banner />
      {job.state === 'open' && <RecordJobView jobId={job.id} title={job.title} />}
      <JobDetail
        job={job}
        companyStanding={companyStanding}
        plainSave={<NoScriptSaveForm job={job} />}
        related={await listRelatedJobs(job)}
        apply={<ApplySection job={job} asksBirthDate={asksBirthDate} />}
        replies={<ReplyStatsLine jobId={job.id} />}
      />
    </>
  );
}

export function getJobPageMetadata(lookup: JobLookup): Metadata {
  if (lookup === 'not-found' || 'movedTo' in lookup) return missingPageMetadata;
  return 'reason' in lookup ? { title: text.notFoundTitle } : jobMetadata(lookup);
}
