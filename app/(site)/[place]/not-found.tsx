import type { Metadata } from 'next';
import { JobNotFound } from '@/components/jobs/detail/job-not-found';

export const metadata: Metadata = { title: 'Job Not Found' };

export default JobNotFound;
