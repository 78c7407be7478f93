import type { Metadata } from 'next';
import { formatOpenJobs } from '@/components/places/place-names';
import { pageTitle } from '@/components/seo/page-title';
import { getSharingMetadata } from '@/components/seo/sharing-metadata';
import { env } from '@/lib/env';
import type { EmployerListing } from '@/lib/listings/employer-listing';
import * as placeRoutes from '@/lib/place-routes';
import { employerMetadata as text } from '@/messages/listings';

/** Metadata of a company page. Not indexed if the company has no open job in the URL's city. */
export function toEmployerMetadata({
  name,
  state,
  city,
  companySlug,
  page,
  total,
  isMore,
  here,
}: EmployerListing): Metadata {
  const { siteUrl } = env();
  const title = page > 1 ? text.pageTitle({ name, page }) : text.title({ name });
  const description = text.description({ jobs: formatOpenJobs(total, isMore), name });
  const url = `${siteUrl}${placeRoutes.employerPage(state, city, companySlug, page)}`;
  const place = { state, city, neighborhood: null, category: null, page: 1 };
  return {
    title: pageTitle(title),
    description,
    alternates: {
      canonical: url,
      types: {
        'application/feed+json': siteUrl + placeRoutes.employerFeed('json', state, city, companySlug),
      },
    },
    ...getSharingMetadata(title, description, url, `${siteUrl}${placeRoutes.listingImage(place)}`),
    ...(here === 0 && { robots: { index: false, follow: true } }),
  };
}
