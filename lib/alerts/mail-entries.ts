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
import { getTravelTime } from '@/lib/places/travel-time';
import * as routes from '@/lib/routes';
import { talentSearchQuery } from '@/lib/talents/search-params';
import { alert, shared } from '@/messages/email';
import type { Alert, JobAlert, TalentAlert } from './alert';
import { formatAlertPlace } from './alert-sentence';

/** The alert's place for a subject line: 'Burlington, Vermont'. */
export const getAlertPlaceName = ({ search: { place } }: Alert): string =>
  formatAlertPlace(place) || shared.fallbackNames.place;

/** Converts a job of `get_alert_mail_content` to a mail entry. */
export function toJobEntry(row: unknown, convertUnits: (distance: string) => string): Entry {
  const job = toJobSummary(jobRowSchema.parse(row) as JobSummaryRow);
  const { distanceKm: km } = job;
  const distance = km === null ? [] : [convertUnits(distanceLabel(km)), getTravelTime(km, null)?.label ?? ''];
  return {
    title: alert.jobTitle({ title: job.title, company: job.company.name }),
    url: `${env().siteUrl}${placeRoutes.job(job)}`,
    lines: [
      [...(job.salary ? [salaryLabel(job.salary)] : []), jobTypeLabel(job.type)].join(' · '),
      [job.location.address.street ?? '', placeName(job.location), ...distance]
        .filter((part) => part !== '')
        .join(' · '),
    ],
  };
}

/** Converts a talent of `get_alert_mail_content`. `url` is the search, because profiles require signing in. */
export function toTalentEntry(row: unknown, url: string, convertUnits: (distance: string) => string): Entry {
  const talent = talentRowSchema.parse(row);
  return {
    title: alert.talentTitle(talent),
    url,
    lines: [
      [
        talent.city,
        convertUnits(distanceLabel(talent.distance_km)),
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

/** The path of the alert's search, sorted by date. */
export const getAlertSearchPath = (alert: Alert): string =>
  alert.kind === 'job' ? getJobSearchPath(alert) : getTalentSearchPath(alert);

const getJobSearchPath = ({ search }: JobAlert): string =>
  routes.jobsNearMe(
    portableSearchQuery({
      center: search.place.coordinates,
      place: '',
      radiusKm: search.radiusKm,
      query: search.words,
      types: search.types,
      // The page filters by US dollars only.
      minPay: search.currency === 'USD' ? search.minPay : null,
      more: search.more,
      sort: 'date',
      view: 'list',
      page: 1,
    }),
  );

/** The page has no field for skills, so they are added to the words. */
const getTalentSearchPath = ({ search }: TalentAlert): string =>
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
