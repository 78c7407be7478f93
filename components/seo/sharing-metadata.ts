import type { Metadata } from 'next';
import { site } from '@/lib/site';

/** Returns the link preview metadata, with an image of 1200 by 630. */
export function getSharingMetadata(title: string, description: string, url: string, image: string): Metadata {
  const images = [{ url: image, width: 1200, height: 630, alt: title }];
  return {
    openGraph: { type: 'website', siteName: site.name, locale: 'en_US', title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}
