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
import { getLanguageAttributes } from '@/lib/text/detect-language';
import { jobDetail as words } from '@/messages/jobs/detail';
import { jobCrumbs } from '../breadcrumbs';
import { AboutCompany } from './about-company';
import { ApplyBar } from './apply-bar';
import { ApplyCard } from './apply-card';
import { BackButton } from './back-button';
import { EndedNotice } from './ended-notice';
import { JobExtras, JobSkills } from './job-extras';
import { JobFacts } from './job-facts';
import { JobHeader } from './job-header';
import { PayAndDistance } from './pay-and-distance';
import { PrintedAddress } from './printed-address';
import { RelatedJobs } from './related-jobs';
import { ReplaceForOwner } from './replace-for-owner';
import { Directions, ShareJobLinks } from './share-and-directions';

type Props = {
  job: Job;
  /** For an open job similar jobs, for an ended job the nearest jobs. */
  related: readonly JobSummary[];
  /** The apply section; hidden for an ended job. */
  apply: ReactNode;
  replies: ReactNode;
  /** The save form without JavaScript; null in a preview. */
  plainSave: ReactNode;
  /** Null in a preview, which omits the links and buttons for visitors, such as sharing and saving. */
  companyStanding: CompanyStanding | null;
};

/** The page of a job. An ended job shows a notice and other jobs instead of the apply section (D20). */
export function JobDetail({ job, related, apply, replies, plainSave, companyStanding }: Props) {
  const { siteUrl, tileUrl, tileAttribution } = env();
  const isSavable = companyStanding !== null && (job.state === 'open' || job.state === 'paused');
  return (
    <article className="page frame">
      {companyStanding && <BackButton />}
      <div className="mt-2 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12 print:block">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8 print:gap-6">
          <div>
            <JobHeader job={job} />
            <div className="mt-5 lg:hidden print:block">
              <PayAndDistance job={job} />
            </div>
            <div className="mt-5 border-line border-y py-4">
              <JobFacts job={job} />
            </div>
            {isSavable && plainSave}
            {job.state !== 'open' && <EndedNotice state={job.state} hasRelatedJobs={related.length > 0} />}
          </div>
          <section aria-labelledby="job-description">
            <h2 id="job-description" className="text-xl">
              {words.descriptionTitle}
            </h2>
            <PlainText
              {...getLanguageAttributes(job.description)}
              text={job.description}
              className="measure mt-3"
            />
          </section>
          <JobExtras job={job} />
          <JobSkills tags={job.tags} />
          <div className="apply-place">
            {companyStanding ? (
              <ReplaceForOwner job={job}>
                {job.state === 'open' && apply}
                {isSavable && (
                  <div className="grid gap-3 lg:hidden">
                    <SaveButton job={{ jobId: job.id, title: job.title, companyName: job.company.name }} />
                    {job.state === 'open' && replies}
                  </div>
                )}
              </ReplaceForOwner>
            ) : (
              <div className="lg:hidden">{apply}</div>
            )}
          </div>
          {companyStanding && <ShareJobLinks job={job} url={`${siteUrl}${placeRoutes.job(job)}`} />}
          {companyStanding && <ReportLink kind="job" id={job.id} className="print:hidden" />}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6 print:mt-6">
          <ApplyCard job={job} replies={replies} preview={companyStanding ? null : apply} />
          <Card as="section" aria-labelledby="job-place" padding="none" className="overflow-hidden">
            <h2 id="job-place" className="px-4 pt-4 text-xl sm:px-5">
              {words.placeTitle}
            </h2>
            <div className="p-4 sm:p-5">
              <JobPlace
                title={job.title}
                coordinates={job.location.coordinates}
                address={addressLine(job.location.address)}
                tiles={{ url: tileUrl, attribution: tileAttribution }}
              />
              {companyStanding && <Directions jobId={job.id} />}
            </div>
          </Card>
          <AboutCompany job={job} companyStanding={companyStanding} />
        </div>
      </div>
      {companyStanding && <PrintedAddress url={`${siteUrl}${placeRoutes.job(job)}`} />}
      <div className="mt-12">
        <RelatedJobs
          title={job.state === 'open' ? words.similarJobsTitle : words.openJobsTitle}
          jobs={related}
        />
      </div>
      <div className="mt-12">
        <BreadcrumbTrail crumbs={jobCrumbs(job)} />
      </div>
      {companyStanding && job.state === 'open' && <ApplyBar job={job} />}
    </article>
  );
}
