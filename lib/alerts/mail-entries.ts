import 'server-only';
import { z } from 'zod';
import type { Entry } from '@/lib/email/templates/alert';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { salaryLabel } from '@/lib/employment/salary';
import { tagLabel } from '@/lib/employment/tag-label';
import { env } from '@/lib/env';
import { type JobSummaryRow, toJobSummary } from '@/lib/jobs/job-row';
import { portableSearchQuery } from '@/lib/jobs/search-params';
import * as placeRoutes from '@/lib/place-routes';
import { distanceLabel } from '@/lib/places/distance-label';
import { type Place, unknownPlaceName } from '@/lib/places/place';
import { travelTime } from '@/lib/places/travel-time';
import * as routes from '@/lib/routes';
import { talentSearchQuery } from '@/lib/talents/search-params';
import { alert, shared } from '@/messages/email';
import type { Alert, JobAlert, TalentAlert } from './alert';
import { placeOfAlert } from './alert-sentence';

/** The place that an alert is around, as a subject names it: 'Burlington, Vermont'. */
export const nearOf = ({ search: { place } }: Alert): string => placeOfAlert(place) || shared.nameless.place;

/** A job as its row in `open_alert_mail`: what, for whom, where and for how much. */
export function jobEntry(row: unknown, inUnit: (distance: string) => string): Entry {
  const job = toJobSummary(jobRowSchema.parse(row) as JobSummaryRow);
  const { distanceKm: km } = job;
  const away = km === null ? [] : [inUnit(distanceLabel(km)), travelTime(km, null)?.shown ?? ''];
  return {
    title: alert.jobTitle({ title: job.title, company: job.company.name }),
    url: `${env().siteUrl}${placeRoutes.job(job)}`,
    lines: [
      [...(job.salary ? [salaryLabel(job.salary)] : []), jobTypeLabel(job.type)].join(' · '),
      [job.location.address.street ?? '', placeName(job.location), ...away]
        .filter((part) => part !== '')
        .join(' · '),
    ],
  };
}

/** A talent as their row in `open_alert_mail`; the profile is on the site, for the company that is signed in. */
export function talentEntry(row: unknown, url: string, inUnit: (distance: string) => string): Entry {
  const talent = talentRowSchema.parse(row);
  return {
    title: alert.talentTitle(talent),
    url,
    lines: [
      [
        talent.city,
        inUnit(distanceLabel(talent.distance_km)),
        ...(talent.is_available_now === null
          ? []
          : [talent.is_available_now ? alert.availableNow : alert.availableLater]),
      ].join(' · '),
      ...(talent.skills.length > 0
        ? [alert.skills(talent.skills.slice(0, 10).map(tagLabel).join(', '))]
        : []),
    ],
  };
}

/** The path of an alert's search, newest first. */
export const searchOfAlert = (alert: Alert): string =>
  alert.kind === 'job' ? jobsOfAlert(alert) : talentsOfAlert(alert);

const jobsOfAlert = ({ search }: JobAlert): string =>
  routes.jobsNearMe(
    portableSearchQuery({
      center: search.place.coordinates,
      place: '',
      radiusKm: search.radiusKm,
      query: search.words,
      types: search.types,
      // The page compares US dollars alone.
      minPay: search.currency === 'USD' ? search.minPay : null,
      more: search.more,
      sort: 'date',
      view: 'list',
      page: 1,
    }),
  );

/** The page has no box for skills: they are looked for among the words. */
const talentsOfAlert = ({ search }: TalentAlert): string =>
  routes.talentNearMe(
    talentSearchQuery({
      center: search.place.coordinates,
      radiusKm: search.radiusKm,
      query: [search.keywords, ...search.skills].filter((word) => word !== '').join(' '),
      minYears: search.minYears,
      maxYears: search.maxYears,
      available: null,
      types: [],
      maxPay: null,
      sort: 'date',
      view: 'list',
      page: 1,
    }),
  );

const placeName = ({ address: { neighborhood, city } }: Place): string =>
  [neighborhood, city].filter((part) => part !== null && part !== unknownPlaceName).join(', ');

const jobRowSchema = z.object({
  id: z.guid(),
  slug: z.string(),
  title: z.string(),
  company_name: z.string(),
  company_logo: z.string().nullable(),
  location: z.unknown(),
  type: z.string(),
  salary: z.unknown(),
  tags: z.array(z.string()),
  created_at: z.string(),
  distance_km: z.number().nullable(),
});

const talentRowSchema = z.object({
  name: z.string(),
  headline: z.string(),
  skills: z.array(z.string()),
  city: z.string(),
  is_available_now: z.boolean().nullable(),
  distance_km: z.number(),
});
