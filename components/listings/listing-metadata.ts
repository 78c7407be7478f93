import type { Metadata } from 'next';
import { nameOf, openJobs } from '@/components/places/place-names';
import { pageTitle } from '@/components/seo/page-title';
import { sharedCard } from '@/components/seo/shared-card';
import { env } from '@/lib/env';
import { categoryTitle } from '@/lib/jobs/category';
import { radius } from '@/lib/limits';
import { leastJobsToIndex } from '@/lib/listings/place-facts';
import type { PlaceListing } from '@/lib/listings/place-listing';
import * as placeRoutes from '@/lib/place-routes';
import { listingMetadata as text } from '@/messages/listings';

/** What search engines and shared links say of a place's jobs; one with few is not for them (D9). */
export function listingMetadata({ address, known, category, total, isMore, facts }: PlaceListing): Metadata {
  const { siteUrl } = env();
  const name = nameOf(known);
  const { page } = address;
  const title = text.title({ jobs: category ? categoryTitle(category) : text.jobs, name, page });
  const hiring = facts?.employers.slice(0, 3).map((employer) => employer.name) ?? [];
  const description = [
    text.withinKmOf({
      jobs: `${openJobs(total, isMore)}${category ? ` (${category.label.toLowerCase()})` : ''}`,
      radiusKm: radius.defaultKm,
      name,
      page,
    }),
    hiring.length > 0 ? text.hiringNow({ hiring: hiring.join(', ') }) : '',
    text.seeHowFarEachIs,
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
    ...sharedCard(title, description, url, `${siteUrl}${placeRoutes.listingImage(address)}`),
    ...(total < leastJobsToIndex && { robots: { index: false, follow: true } }),
  };
}
