import type { Metadata } from 'next';
import { site } from '@/lib/site';

/**
 * Returns the metadata of a text page that is rendered at build, without address and image, because a build has no site
 * URL.
 */
export const getTextMetadata = (title: string, description: string): Metadata => ({
  title,
  description,
  openGraph: { type: 'website', siteName: site.name, locale: 'en_US', title, description },
  twitter: { card: 'summary', title, description },
});
