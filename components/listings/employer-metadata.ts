import type { Metadata } from 'next';
import { openJobs } from '@/components/places/place-names';
import { pageTitle } from '@/components/seo/page-title';
import { sharedCard } from '@/components/seo/shared-card';
import { env } from '@/lib/env';
import type { EmployerListing } from '@/lib/listings/employer-listing';
import * as placeRoutes from '@/lib/place-routes';
import { employerMetadata as text } from '@/messages/listings';

/** What search engines and shared links say of a company; one without an open job in the city of its address is not for them. */
export function employerMetadata({
  name,
  state,
  city,
  key,
  page,
  total,
  isMore,
  here,
}: EmployerListing): Metadata {
  const { siteUrl } = env();
  const title = page > 1 ? text.jobsAtPage({ name, page }) : text.jobsAt({ name });
  const description = text.openJobsAt({ jobs: openJobs(total, isMore), name });
  const url = `${siteUrl}${placeRoutes.employerPage(state, city, key, page)}`;
  const place = { state, city, neighborhood: null, category: null, page: 1 };
  return {
    title: pageTitle(title),
    description,
    alternates: {
      canonical: url,
      types: { 'application/feed+json': siteUrl + placeRoutes.employerFeed('json', state, city, key) },
    },
    ...sharedCard(title, description, url, `${siteUrl}${placeRoutes.listingImage(place)}`),
    ...(here === 0 && { robots: { index: false, follow: true } }),
  };
}
