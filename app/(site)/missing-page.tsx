import type { Metadata } from 'next';
import { NotFoundContent } from '@/components/layout/not-found-content';
import { PageNotFound } from '@/components/layout/page-not-found';
import { missingPage as text } from '@/messages/pages/missing';

/**
 * The 404 of a page that exists for some addresses only. In a file of its own, so that it loads no other page's
 * scripts.
 */
export const MissingPage = () => (
  <NotFoundContent>
    <PageNotFound />
  </NotFoundContent>
);

export const missingPageMetadata: Metadata = { title: text.title };
