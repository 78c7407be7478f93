import type { Metadata } from 'next';
import { Missing } from '@/components/layout/missing';
import { PageNotFound } from '@/components/layout/page-not-found';
import { missingPage as text } from '@/messages/pages/missing';

/** The 404 of a page that exists for some addresses only. By itself, so that it brings no other page's scripts along. */
export const MissingPage = () => (
  <Missing>
    <PageNotFound />
  </Missing>
);

export const missingPageMetadata: Metadata = { title: text.pageNotFound };
