import type { Metadata } from 'next';
import { jobMetadata } from '@/components/jobs/detail/job-metadata';
import { JobPageBody } from '../job/job-page-body';
import { jobAt } from './job-at';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its tags. */
export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ place: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return jobMetadata(await jobAt(segmentsOf(await params)));
}

/** A job by its slug alone. */
export default async function JobBySlugPage({ params }: Props) {
  return <JobPageBody {...(await jobAt(segmentsOf(await params)))} />;
}

const segmentsOf = ({ place }: { place: string }) => [place];
