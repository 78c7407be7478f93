import type { Metadata } from 'next';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { sharedCard } from './shared-card';

/** Title, description, canonical address and the card of a shared link, for a page without an image of its own. */
export function pageCard(title: string, description: string, path: string): Metadata {
  const { siteUrl } = env();
  const url = siteUrl + path;
  return {
    title,
    description,
    alternates: { canonical: url },
    ...sharedCard(title, description, url, siteUrl + routes.pageImage('home')),
  };
}
