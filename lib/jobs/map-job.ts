import { payMark } from '@/lib/employment/pay-mark';
import * as placeRoutes from '@/lib/place-routes';
import { quarterAndCity } from '@/lib/places/address-label';
import type { Coordinates } from '@/lib/places/place';
import { jobCard } from '@/messages/jobs/list';
import { type JobSummary, payLabel } from './job';

/** What a map shows of a job. */
export type MapJob = {
  id: string;
  title: string;
  /** The job's canonical address. */
  href: string;
  coordinates: Coordinates;
  /** '$23'; null where no pay is listed. */
  payMark: string | null;
  /** Who hires and where, and what it pays. */
  facts: string[];
};

export function toMapJob(job: JobSummary): MapJob {
  const { company, location } = job;
  const place = quarterAndCity(location.address);
  return {
    id: job.id,
    title: job.title,
    href: placeRoutes.job(job),
    coordinates: location.coordinates,
    payMark: payMark(job.salary),
    facts: [jobCard.companyAt({ company: company.name, place }), payLabel(job)],
  };
}
