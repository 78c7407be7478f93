import type { Metadata } from 'next';
import { jobMetadata } from '@/components/jobs/detail/job-metadata';
import { JobPageBody } from '../../../job/job-page-body';
import { jobAt } from '../../job-at';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its tags. */
export function generateStaticParams() {
  return [];
}

type Segments = { place: string; city: string; neighborhood: string };
type Props = { params: Promise<Segments> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return jobMetadata(await jobAt(segmentsOf(await params)));
}

/** A job of a city by its slug or title (D8); the segment's name is that of the listing it may be too. */
export default async function JobInCityPage({ params }: Props) {
  return <JobPageBody {...(await jobAt(segmentsOf(await params)))} />;
}

const segmentsOf = ({ place, city, neighborhood }: Segments) => [place, city, neighborhood];
