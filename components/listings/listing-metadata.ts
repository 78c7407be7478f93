import type { Metadata } from 'next';
import { formatOpenJobs, formatPlaceName } from '@/components/places/place-names';
import { pageTitle } from '@/components/seo/page-title';
import { getSharingMetadata } from '@/components/seo/sharing-metadata';
import { env } from '@/lib/env';
import { categoryTitle } from '@/lib/jobs/category';
import { radius } from '@/lib/limits';
import { minJobsToIndex } from '@/lib/listings/place-facts';
import type { PlaceListing } from '@/lib/listings/place-listing';
import * as placeRoutes from '@/lib/place-routes';
import { listingMetadata as text } from '@/messages/listings';

/** Metadata of a listing. Not indexed if it has few jobs (D9). */
export function toListingMetadata({
  address,
  place,
  category,
  total,
  isMore,
  facts,
}: PlaceListing): Metadata {
  const { siteUrl } = env();
  const name = formatPlaceName(place);
  const { page } = address;
  const title = text.title({ jobs: category ? categoryTitle(category) : text.jobs, name, page });
  const employerNames = facts?.employers.slice(0, 3).map((employer) => employer.name) ?? [];
  const description = [
    text.description({
      jobs: `${formatOpenJobs(total, isMore)}${category ? ` (${category.label.toLowerCase()})` : ''}`,
      radiusKm: radius.defaultKm,
      name,
      page,
    }),
    employerNames.length > 0 ? text.hiringNow({ hiring: employerNames.join(', ') }) : '',
    text.callToAction,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
  const url = `${siteUrl}${placeRoutes.listing(address)}`;
  return {
    title: pageTitle(title),
    description,
    alternates: {
      canonical: url,
      types: {
        'application/rss+xml': `${siteUrl}${placeRoutes.feed('rss', address)}`,
        'application/atom+xml': `${siteUrl}${placeRoutes.feed('atom', address)}`,
        'application/feed+json': `${siteUrl}${placeRoutes.feed('json', address)}`,
      },
    },
    ...getSharingMetadata(title, description, url, `${siteUrl}${placeRoutes.listingImage(address)}`),
    ...(total < minJobsToIndex && { robots: { index: false, follow: true } }),
  };
}
