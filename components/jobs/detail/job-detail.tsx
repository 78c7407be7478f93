import type { ReactNode } from 'react';
import { BreadcrumbTrail } from '@/components/places/breadcrumb-trail';
import { JobPlace } from '@/components/places/job-place';
import { SaveButton } from '@/components/saved/jobs/save-button';
import { ReportLink } from '@/components/trust/report-link';
import { Card } from '@/components/ui/card';
import { PlainText } from '@/components/ui/plain-text';
import { env } from '@/lib/env';
import type { CompanyStanding, Job, JobSummary } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { addressLine } from '@/lib/places/address-label';
import { languageAttributes } from '@/lib/text/text-language';
import { jobDetail as words } from '@/messages/jobs/detail';
import { applyId } from '../apply-id';
import { jobCrumbs } from '../crumbs';
import { UnlessApplied } from '../unless-applied';
import { AboutCompany } from './about-company';
import { ApplyBar } from './apply-bar';
import { BackButton } from './back-button';
import { EndedNotice } from './ended-notice';
import { JobExtras, JobSkills } from './job-extras';
import { JobFacts } from './job-facts';
import { JobHeader } from './job-header';
import { Directions, KeepJob } from './keep-and-go';
import { OwnJobActions, UnlessOwnJob } from './own-job';
import { PayAndDistance } from './pay-and-distance';
import { PrintedAddress } from './printed-address';
import { RelatedJobs } from './related-jobs';

type Props = {
  job: Job;
  /** Similar ones for an open job, the nearest for an ended one. */
  related: readonly JobSummary[];
  /** The way to apply; not shown for an ended job. */
  apply: ReactNode;
  /** Saving where no script runs; null in a preview. */
  plainSave: ReactNode;
  /** Null in a preview, which is nobody else's to judge. */
  standing: CompanyStanding | null;
};

/** A job's page: what it is, where it is, and the way to apply; for an ended job the way on (D20). */
export function JobDetail({ job, related, apply, plainSave, standing }: Props) {
  const { siteUrl, tileUrl, tileAttribution } = env();
  return (
    <article className="page frame">
      {standing && <BackButton />}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12 print:block">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8 print:gap-6">
          <div>
            <JobHeader job={job} />
            <div className="mt-5 mb-4 flex items-start justify-between gap-x-4 sm:items-center">
              <PayAndDistance job={job} />
              {standing && (job.state === 'open' || job.state === 'paused') && (
                <>
                  <SaveButton job={{ jobId: job.id, title: job.title, companyName: job.company.name }} />
                  {plainSave}
                </>
              )}
            </div>
            <JobFacts job={job} />
          </div>
          <div id={applyId} className="apply-place grid grid-cols-1 gap-4 print:hidden">
            {standing && <OwnJobActions job={{ id: job.id, employerId: job.employerId }} />}
            {job.state === 'open' ? (
              <UnlessOwnJob employerId={job.employerId} isPreview={!standing}>
                {apply}
              </UnlessOwnJob>
            ) : (
              <EndedNotice state={job.state} hasRelatedJobs={related.length > 0} />
            )}
          </div>
          <section aria-labelledby="job-description">
            <h2 id="job-description" className="text-xl">
              {words.aboutTheJob}
            </h2>
            <PlainText
              {...languageAttributes(job.description)}
              text={job.description}
              className="measure mt-3"
            />
          </section>
          <JobExtras job={job} />
          <JobSkills tags={job.tags} />
          {standing && <KeepJob job={job} url={`${siteUrl}${placeRoutes.job(job)}`} />}
          {standing && <ReportLink kind="job" id={job.id} className="print:hidden" />}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6 print:mt-6">
          <Card as="section" aria-labelledby="job-place" padding="none" className="overflow-hidden">
            <h2 id="job-place" className="px-4 pt-4 text-xl sm:px-5">
              {words.whereItIs}
            </h2>
            <div className="p-4 sm:p-5">
              <JobPlace
                title={job.title}
                coordinates={job.location.coordinates}
                address={addressLine(job.location.address)}
                tiles={{ url: tileUrl, attribution: tileAttribution }}
              />
              {standing && <Directions jobId={job.id} />}
            </div>
          </Card>
          <AboutCompany job={job} standing={standing} />
        </div>
      </div>
      {standing && <PrintedAddress url={`${siteUrl}${placeRoutes.job(job)}`} />}
      <div className="mt-12">
        <RelatedJobs
          title={job.state === 'open' ? words.similarJobsNearby : words.openJobsNearby}
          jobs={related}
        />
      </div>
      <div className="mt-12">
        <BreadcrumbTrail crumbs={jobCrumbs(job)} />
      </div>
      {standing && job.state === 'open' && (
        <UnlessOwnJob employerId={job.employerId}>
          <UnlessApplied jobId={job.id}>
            <ApplyBar job={job} />
          </UnlessApplied>
        </UnlessOwnJob>
      )}
    </article>
  );
}
