import type { Metadata } from 'next';
import { env } from '@/lib/env';
import * as routes from '@/lib/routes';
import { getSharingMetadata } from './sharing-metadata';

/** Returns title, description, canonical address and link preview of a page without an image of its own. */
export function getPageMetadata(title: string, description: string, path: string): Metadata {
  const { siteUrl } = env();
  const url = siteUrl + path;
  return {
    title,
    description,
    alternates: { canonical: url },
    ...getSharingMetadata(title, description, url, siteUrl + routes.pageImage('home')),
  };
}
