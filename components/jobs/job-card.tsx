import Link from 'next/link';
import { Distance } from '@/components/places/distance';
import { DistanceFromYou } from '@/components/places/distance-from-you';
import { RelativeTime } from '@/components/ui/relative-time';
import { Tags } from '@/components/ui/tags';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { tagLabel } from '@/lib/employment/tag-label';
import { type JobSummary, payLabel } from '@/lib/jobs/job';
import { quarterAndCity } from '@/lib/places/address-label';
import { routes } from '@/lib/routes';
import { jobCard as text } from '@/messages/jobs/list';
import { AppliedBadge } from './applied-badge';
import { CompanyMark } from './company-mark';
import { SaveIconButton } from './save-button';

type JobCardProps = {
  job: JobSummary;
  /** The level below the list's heading. */
  heading?: 'h2' | 'h3';
  /** For narrow places: without the company's mark. */
  isCompact?: boolean;
  /** Of its tags those that the search asks for; the others are on its own page. */
  tags?: readonly string[];
};

/** A job in a list. The whole card leads to the job; the map beside it finds the card by `data-job-id`. */
export function JobCard({ job, heading: Heading = 'h3', isCompact = false, tags = [] }: JobCardProps) {
  return (
    <article data-job-id={job.id} className="job-card">
      {!isCompact && <CompanyMark company={job.company} size="sm" />}
      <div className="job-card-text">
        <Heading>
          <Link href={routes.job(job)}>
            <bdi>{job.title}</bdi>
          </Link>
        </Heading>
        <p className="job-card-place">
          {text.companyAt({ company: job.company.name, place: quarterAndCity(job.location.address) })}
        </p>
        <p className="job-card-facts">
          {job.salary ? <b>{payLabel(job)}</b> : <span>{text.pay({ label: payLabel(job) })}</span>}
          <span>{jobTypeLabel(job.type)}</span>
          <RelativeTime date={job.postedAt} />
          <AppliedBadge jobId={job.id} />
        </p>
        <Tags tags={tags.map(tagLabel)} label={text.skillsAndKeywords} limit={4} className="mt-1.5" />
      </div>
      {job.distanceKm === null ? (
        <DistanceFromYou coordinates={job.location.coordinates} className="job-card-distance" />
      ) : (
        <p className="job-card-distance">
          <Distance km={job.distanceKm} />
        </p>
      )}
      <SaveIconButton job={job} className="absolute top-0.5 right-1" />
    </article>
  );
}
