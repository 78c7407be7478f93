import type { Metadata } from 'next';
import { NotFoundContent } from '@/components/layout/not-found-content';
import { PageNotFound } from '@/components/layout/page-not-found';
import { missingPage as text } from '@/messages/pages/missing';

/**
 * The 404 of a route that is valid for some addresses only. In a file of its own, because importing it from another
 * page would also load that page's scripts.
 */
export const MissingPage = () => (
  <NotFoundContent>
    <PageNotFound />
  </NotFoundContent>
);

export const missingPageMetadata: Metadata = { title: text.title };
