import type { Metadata } from 'next';
import { site } from '@/lib/site';

/** Of a page of text that is rendered at build, when the site's address need not be known: a card without address and image. */
export const textMetadata = (title: string, description: string): Metadata => ({
  title,
  description,
  openGraph: { type: 'website', siteName: site.name, locale: 'en_US', title, description },
  twitter: { card: 'summary', title, description },
});
