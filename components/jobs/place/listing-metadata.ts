import type { Metadata } from 'next';
import { env } from '@/lib/env';
import { categoryTitle } from '@/lib/jobs/category';
import { leastJobsToIndex } from '@/lib/jobs/place-facts';
import type { PlaceListing } from '@/lib/jobs/place-listing';
import { routes } from '@/lib/routes';
import { radius, site } from '@/lib/site';
import { nameOf, openJobs } from './place-names';

/** What search engines and shared links say of a place's jobs; one with few is not for them (D9). */
export function listingMetadata({ address, known, category, total, facts }: PlaceListing): Metadata {
  const { siteUrl } = env();
  const name = nameOf(known);
  const page = address.page > 1 ? `, page ${address.page}` : '';
  const title = `${category ? categoryTitle(category) : 'Jobs'} in ${name}${page}`;
  const hiring = facts?.employers.slice(0, 3).map((employer) => employer.name) ?? [];
  const description = [
    `${openJobs(total)}${category ? ` (${category.label.toLowerCase()})` : ''} within ${radius.defaultKm} km of ${name}${page}.`,
    hiring.length > 0 ? `Hiring now: ${hiring.join(', ')}.` : '',
    'See how far each is, what it pays, and apply in a minute.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
  const url = `${siteUrl}${routes.listing(address)}`;
  return {
    title,
    description,
    alternates: {
      canonical: url,
      types: {
        'application/rss+xml': `${siteUrl}${routes.feed('rss', address)}`,
        'application/atom+xml': `${siteUrl}${routes.feed('atom', address)}`,
        'application/feed+json': `${siteUrl}${routes.feed('json', address)}`,
      },
    },
    ...sharedCard(title, description, url, `${siteUrl}${routes.listingImage(address)}`),
    ...(total < leastJobsToIndex && { robots: { index: false, follow: true } }),
  };
}

/** The card of a shared link, with its image of 1200 by 630. */
export function sharedCard(title: string, description: string, url: string, image: string): Metadata {
  const images = [{ url: image, width: 1200, height: 630, alt: title }];
  return {
    openGraph: { type: 'website', siteName: site.name, locale: 'en_US', title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}
