import { AppliedBadge } from '@/components/saved/jobs/applied-badge';
import { SaveIconButton } from '@/components/saved/jobs/save-button';
import type { SavableJob } from '@/components/saved/jobs/use-saved-job';
import { HideJobButton } from '@/components/saved/seen/hide-job-button';
import { RelativeTime } from '@/components/ui/relative-time';
import { getCompanyPlaceholder, placeholderClasses } from '@/lib/employers/company-placeholder';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { tagLabel } from '@/lib/employment/tag-label';
import { type JobSummary, payLabel } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { neighborhoodAndCity } from '@/lib/places/address-label';
import { fit as fitText } from '@/messages/jobs/conditions';
import { jobCard as text } from '@/messages/jobs/list';
import { CardDistance, CardTravelTime } from './card-distance';
import { CardLink } from './card-link';

/** The level below the list's heading. */
export type CardHeading = 'h2' | 'h3';

type JobCardProps = {
  job: JobSummary;
  savable: SavableJob;
  /** The job's tags that match the search. The job's page shows all. */
  tags: readonly string[];
  heading: CardHeading;
};

/** A job in a list. The whole card links to the job. The map finds the card by `data-job-id`. */
export function JobCard({ job, savable, tags, heading: Heading }: JobCardProps) {
  const { company, location, distanceKm: km } = job;
  const where = km === null ? { coordinates: location.coordinates } : { km };
  return (
    <article data-job-id={job.id} className="job-card">
      <CompanyLogo company={company} />
      <div className="job-card-text">
        <Heading>
          <CardLink href={placeRoutes.job(job)}>
            <bdi>{job.title}</bdi>
          </CardLink>
        </Heading>
        <p className="job-card-place">
          {text.companyAndPlace({ company: company.name, place: neighborhoodAndCity(location.address) })}
        </p>
        <p className="job-card-facts">
          {job.salary ? <b>{payLabel(job)}</b> : <span>{text.pay({ label: payLabel(job) })}</span>}
          {job.appliesElsewhere && <span>{text.onCompanySite}</span>}
          <span className="job-card-distance">
            <CardDistance {...where} />
          </span>
        </p>
        <p className="job-card-more dotted">
          <span>{jobTypeLabel(job.type)}</span>
          <CardTravelTime {...where} />
          {job.fit && <span>{fitLabel(job.fit)}</span>}
          <RelativeTime date={job.postedAt} />
          <AppliedBadge jobId={job.id} />
        </p>
        <CardTags tags={tags} />
      </div>
      <SaveIconButton job={savable} />
      <HideJobButton job={savable} />
    </article>
  );
}

function CompanyLogo({ company: { name, logo } }: { company: JobSummary['company'] }) {
  if (!logo) return <span className={placeholderClasses(getCompanyPlaceholder(name))} />;
  // biome-ignore lint/performance/noImgElement: logos are resized on upload; the optimizer fetches any address
  return <img src={logo} alt="" width={64} height={64} loading="lazy" />;
}

const fitLabel = ([fitting, all]: NonNullable<JobSummary['fit']>) =>
  fitting === all ? fitText.allShifts : fitText.shifts({ fitting, all });

const maxTags = 4;

function CardTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={text.tagsLabel}>
      {tags.slice(0, maxTags).map((tag) => (
        <li key={tag} className="tag">
          {tagLabel(tag)}
        </li>
      ))}
      {tags.length > maxTags && <li>{`+${tags.length - maxTags}`}</li>}
    </ul>
  );
}
