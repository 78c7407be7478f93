import { AppliedBadge } from '@/components/saved/jobs/applied-badge';
import { SaveIconButton } from '@/components/saved/jobs/save-button';
import type { SavableJob } from '@/components/saved/jobs/use-saved-job';
import { HideJobButton } from '@/components/saved/seen/hide-job-button';
import { RelativeTime } from '@/components/ui/relative-time';
import { doorClasses, doorOf } from '@/lib/employers/door';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { payMark } from '@/lib/employment/pay-mark';
import { tagLabel } from '@/lib/employment/tag-label';
import { type JobSummary, payLabel } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { quarterAndCity } from '@/lib/places/address-label';
import { fit as fitText } from '@/messages/jobs/conditions';
import { jobCard as text } from '@/messages/jobs/list';
import { CardDistance, CardTravelTime } from './card-distance';
import { CardLink } from './card-link';

/** The level below the list's heading. */
export type CardHeading = 'h2' | 'h3';

type JobCardProps = {
  job: JobSummary;
  savable: SavableJob;
  /** Those of its tags that the search asks for; the others are on the job's own page. */
  tags: readonly string[];
  heading: CardHeading;
};

/** A job in a list. The whole card leads to the job; the map beside it finds the card by `data-job-id`. */
export function JobCard({ job, savable, tags, heading: Heading }: JobCardProps) {
  const { company, location, distanceKm: km } = job;
  const where = km === null ? { coordinates: location.coordinates } : { km };
  return (
    <article data-job-id={job.id} className="job-card">
      <CardMark company={company} />
      <div className="job-card-text">
        <Heading>
          <CardLink href={placeRoutes.job(job)}>
            <bdi>{job.title}</bdi>
          </CardLink>
        </Heading>
        <p className="job-card-place">
          {text.companyAt({ company: company.name, place: quarterAndCity(location.address) })}
        </p>
        <p className="job-card-facts">
          {payMark(job.salary) ? <b>{payLabel(job)}</b> : <span>{text.pay({ label: payLabel(job) })}</span>}
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

/** The company's logo, else the front door that its name has. */
function CardMark({ company: { name, logo } }: { company: JobSummary['company'] }) {
  if (!logo) return <span className={doorClasses(doorOf(name))} />;
  // biome-ignore lint/performance/noImgElement: a logo was made small and square on upload; the optimizer would fetch any address for anybody
  return <img src={logo} alt="" width={64} height={64} loading="lazy" />;
}

const fitLabel = ([fitting, all]: NonNullable<JobSummary['fit']>) =>
  fitting === all ? fitText.allShifts : fitText.shifts({ fitting, all });

const mostTags = 4;

function CardTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={text.skillsAndKeywords}>
      {tags.slice(0, mostTags).map((tag) => (
        <li key={tag} className="tag">
          {tagLabel(tag)}
        </li>
      ))}
      {tags.length > mostTags && <li>{`+${tags.length - mostTags}`}</li>}
    </ul>
  );
}
