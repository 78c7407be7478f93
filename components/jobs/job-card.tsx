import Link from 'next/link';
import { DistanceFromYou } from '@/components/places/distance-from-you';
import { Badge } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import { PinIcon } from '@/components/ui/icons';
import { RelativeTime } from '@/components/ui/relative-time';
import { Tags } from '@/components/ui/tags';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { tagLabel } from '@/lib/employment/tag-label';
import { type JobSummary, payLabel } from '@/lib/jobs/job';
import { placeInList } from '@/lib/places/address-label';
import { distanceLabel } from '@/lib/places/distance-label';
import { routes } from '@/lib/routes';
import { jobCard as text } from '@/messages/jobs/list';
import { AppliedBadge } from './applied-badge';
import { CompanyMark } from './company-mark';
import { SaveIconButton } from './save-button';

type JobCardProps = {
  job: JobSummary;
  /** The level below the list's heading. */
  heading?: 'h2' | 'h3';
  /** For narrow places: without logo and tags. */
  isCompact?: boolean;
  className?: string;
};

/** A job in a list. The whole card leads to the job; the map beside it finds the card by `data-job-id`. */
export function JobCard({ job, heading: Heading = 'h3', isCompact = false, className }: JobCardProps) {
  return (
    <article
      data-job-id={job.id}
      className={classes(
        'relative flex gap-4 rounded-lg border border-line bg-surface p-4 transition-colors duration-150',
        'has-[a:hover]:border-brand data-[highlighted=true]:border-accent data-[highlighted=true]:bg-accent-soft',
        !isCompact && 'sm:p-5',
        className,
      )}
    >
      {!isCompact && (
        <div className="max-sm:hidden">
          <CompanyMark company={job.company} />
        </div>
      )}
      <div className="min-w-0 grow">
        <Heading className="pr-8 text-lg leading-snug">
          <Link
            href={routes.job(job)}
            className="outline-none after:absolute after:inset-0 after:rounded-lg hover:text-brand focus-visible:after:outline-3 focus-visible:after:outline-brand focus-visible:after:outline-offset-2"
          >
            {job.title}
          </Link>
        </Heading>
        <p className="mt-0.5 text-ink-soft">
          {job.company.name}
          <span aria-hidden="true"> · </span>
          <span className="sr-only">, </span>
          {placeInList(job.location.address)}
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className={job.salary ? 'font-semibold' : 'text-ink-soft text-sm'}>
            {job.salary ? payLabel(job) : `Pay: ${payLabel(job)}`}
          </span>
          <Badge>{jobTypeLabel(job.type)}</Badge>
        </div>
        {!isCompact && (
          <Tags tags={job.tags.map(tagLabel)} label={text.skillsAndKeywords} limit={4} className="mt-3" />
        )}
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
          {job.distanceKm === null ? (
            <DistanceFromYou coordinates={job.location.coordinates} className={distanceLook}>
              <PinIcon />
            </DistanceFromYou>
          ) : (
            <span className={distanceLook}>
              <PinIcon /> {distanceLabel(job.distanceKm)}
            </span>
          )}
          <AppliedBadge jobId={job.id} />
          <RelativeTime date={job.postedAt} className="text-ink-soft" />
        </p>
      </div>
      <SaveIconButton job={job} className="absolute top-1 right-1" />
    </article>
  );
}

const distanceLook = 'inline-flex items-center gap-1.5 font-semibold text-brand tabular-nums';
