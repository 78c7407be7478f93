import { mapPayLabel } from '@/lib/employment/map-pay-label';
import * as placeRoutes from '@/lib/place-routes';
import { neighborhoodAndCity } from '@/lib/places/address-label';
import type { Coordinates } from '@/lib/places/place';
import { jobCard } from '@/messages/jobs/list';
import { type JobSummary, payLabel } from './job';

/** A job on a map. */
export type MapJob = {
  id: string;
  title: string;
  href: string;
  coordinates: Coordinates;
  /** '$23'; null without pay. */
  payMark: string | null;
  /** Company and place, then pay. */
  facts: string[];
};

export function toMapJob(job: JobSummary): MapJob {
  const { company, location } = job;
  const place = neighborhoodAndCity(location.address);
  return {
    id: job.id,
    title: job.title,
    href: placeRoutes.job(job),
    coordinates: location.coordinates,
    payMark: mapPayLabel(job.salary),
    facts: [jobCard.companyAndPlace({ company: company.name, place }), payLabel(job)],
  };
}
