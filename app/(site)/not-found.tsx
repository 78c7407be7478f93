import type { Metadata } from 'next';
import { PageNotFound } from '@/components/layout/page-not-found';
import { notFound as text } from '@/messages/pages/missing';

export const metadata: Metadata = { title: text.pageNotFound };

/** Inside of the main layout, so that there is one frame. */
export default PageNotFound;
