import type { Metadata } from 'next';
import { PageNotFound } from '@/components/layout/page-not-found';
import { notFound as text } from '@/messages/pages/missing';

export const metadata: Metadata = { title: text.title };

/** Inside the main layout, so that the frame appears once. */
export default PageNotFound;
