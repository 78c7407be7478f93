import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { ApplySection } from '@/components/applications/apply-section';
import { ReplyRecordLine } from '@/components/applications/reply-record';
import { Banner } from '@/components/home/banner';
import { CountView } from '@/components/jobs/detail/count-view';
import { JobDetail } from '@/components/jobs/detail/job-detail';
import { jobMetadata } from '@/components/jobs/detail/job-metadata';
import { JobNotFound } from '@/components/jobs/detail/job-not-found';
import { Missing } from '@/components/layout/missing';
import { PlainSaveForm } from '@/components/saved/jobs/plain-save-form';
import { JsonLd } from '@/components/seo/structured-data';
import { env } from '@/lib/env';
import { type FoundJob, relatedJobs } from '@/lib/jobs/find-job';
import { jobPosting } from '@/lib/jobs/job-structured-data';
import * as placeRoutes from '@/lib/place-routes';
import { jobJobPage as text } from '@/messages/pages/search';
import { MissingPage, missingPageMetadata } from '../missing-page';

/** What every address of a job shows: the job, a 404, or the way to the address's canonical form by 308. */
export async function JobPage({ found }: { found: FoundJob }) {
  if (found === 'nothing') return <MissingPage />;
  if ('gone' in found)
    return (
      <Missing>
        <JobNotFound {...found} />
      </Missing>
    );
  if ('movedTo' in found) return found.forNow ? redirect(found.movedTo) : permanentRedirect(found.movedTo);
  const { job, asksBirthDate, standing } = found;
  const { siteUrl } = env();
  const posting = jobPosting(job, { url: `${siteUrl}${placeRoutes.job(job)}`, siteUrl });
  return (
    <>
      {posting && <JsonLd data={posting} />}
      <Banner />
      {job.state === 'open' && <CountView jobId={job.id} title={job.title} />}
      <JobDetail
        job={job}
        standing={standing}
        plainSave={<PlainSaveForm job={job} />}
        related={await relatedJobs(job)}
        apply={<ApplySection job={job} asksBirthDate={asksBirthDate} />}
        replies={<ReplyRecordLine jobId={job.id} />}
      />
    </>
  );
}

export function metadataOf(found: FoundJob): Metadata {
  if (found === 'nothing' || 'movedTo' in found) return missingPageMetadata;
  return 'gone' in found ? { title: text.jobNotFound } : jobMetadata(found);
}
