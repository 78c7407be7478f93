import { doorClasses, doorOf } from '@/lib/employers/door';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { payMark } from '@/lib/employment/pay-mark';
import { tagLabel } from '@/lib/employment/tag-label';
import { type JobSummary, payLabel } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { quarterAndCity } from '@/lib/places/address-label';
import { fit as text } from '@/messages/jobs/conditions';

/**
 * What a card says, in words. A tuple, because a list sends one for each of its jobs beside its HTML, and names would be
 * half of that.
 */
export type CardRow = readonly [
  id: string,
  href: string,
  title: string,
  company: string,
  /** The address of its logo, else the classes of its door. */
  mark: { logo: string } | string,
  place: string,
  pay: string,
  /** What of it is on a mark of the map: '$23'; empty where none is listed. */
  payMark: string,
  /** With 'Fits 4 of 5 shifts' where that was asked. */
  type: string,
  /** To the minute. */
  postedAt: string,
  /** 'lat,lng'. */
  at: string,
  /** To ten meters, rounded down, so that it says the same as the whole number; null where it is not known. */
  km: number | null,
  /** 'Within 3 km', where its circle begins; else empty. */
  ring: string,
  tags: readonly string[],
  /** Other openings of the same title at the same company, folded into it. */
  alike: readonly CardRow[],
];

const fitLabel = ([fitting, all]: NonNullable<JobSummary['fit']>) =>
  fitting === all ? text.allShifts : text.shifts({ fitting, all });

type InList = { ring: string; tags: readonly string[]; alike: readonly CardRow[] };

/** A job as its card says it. `tags` are those that the search asks for; the others are on the job's own page. */
export function cardRow(job: JobSummary, { ring, tags, alike }: InList): CardRow {
  const { company, location, distanceKm } = job;
  return [
    job.id,
    placeRoutes.job(job),
    job.title,
    company.name,
    company.logo === null ? doorClasses(doorOf(company.name)) : { logo: company.logo },
    quarterAndCity(location.address),
    payLabel(job),
    payMark(job.salary) ?? '',
    job.fit ? `${jobTypeLabel(job.type)} · ${fitLabel(job.fit)}` : jobTypeLabel(job.type),
    `${job.postedAt.slice(0, 16)}Z`,
    `${location.coordinates.lat},${location.coordinates.lng}`,
    distanceKm === null ? null : Math.floor(distanceKm * 100) / 100,
    ring,
    tags.map(tagLabel),
    alike,
  ];
}
