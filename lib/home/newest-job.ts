import { jobTypeLabel } from '@/lib/employment/job-type';
import { type JobSummary, payLabel } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { distanceLabel } from '@/lib/places/distance-label';
import { unknownPlaceName } from '@/lib/places/place';
import { newestJob as text } from '@/messages/home';

/** A job formatted for the home page. The API for nearby jobs returns the same shape. */
export type NewestJob = {
  id: string;
  href: string;
  title: string;
  /** The company and its place. */
  who: string;
  /** `isNamed`: the job lists its pay; otherwise the label begins with 'Pay:'. */
  pay: { label: string; isNamed: boolean };
  type: string;
  /** 'Less than 1 km away'; null for a search without a center. */
  distance: string | null;
  postedAt: string;
};

export function toNewestJob(job: JobSummary): NewestJob {
  const { neighborhood, city, state } = job.location.address;
  const where = [neighborhood, city, state].filter((part) => part && part !== unknownPlaceName).join(', ');
  return {
    id: job.id,
    href: placeRoutes.job(job),
    title: job.title,
    who: where === '' ? job.company.name : text.companyInPlace({ companyName: job.company.name, where }),
    pay: job.salary
      ? { label: payLabel(job), isNamed: true }
      : { label: text.pay({ payLabel: payLabel(job) }), isNamed: false },
    type: jobTypeLabel(job.type),
    distance: job.distanceKm === null ? null : distanceLabel(job.distanceKm),
    postedAt: job.postedAt,
  };
}
