import type { Metadata } from 'next';
import { findJobAt } from '@/lib/jobs/find-job';
import { JobPage, metadataOf } from '../../../job/job-page';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its tags. */
export function generateStaticParams() {
  return [];
}

type Segments = { place: string; city: string; neighborhood: string };
type Props = { params: Promise<Segments> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf(await findJobAt(segmentsOf(await params)));
}

/** A job of a city by its slug or title (D8); the segment has the name of the listing that it may be too. */
export default async function JobInCityPage({ params }: Props) {
  return <JobPage found={await findJobAt(segmentsOf(await params))} />;
}

const segmentsOf = ({ place, city, neighborhood }: Segments) => [place, city, neighborhood];
