import type { Metadata } from 'next';
import { PageNotFound } from '@/components/layout/page-not-found';

export const metadata: Metadata = { title: 'Page Not Found' };

/** Inside of the main layout, so that there is one frame. */
export default PageNotFound;
