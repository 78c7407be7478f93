import type { Metadata } from 'next';
import { findJobAt } from '@/lib/jobs/find-job';
import { JobPage, metadataOf } from '../../../../job/job-page';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its tags. */
export function generateStaticParams() {
  return [];
}

type Segments = { place: string; city: string; neighborhood: string; jobTitle: string };
type Props = { params: Promise<Segments> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf(await findJobAt(segmentsOf(await params)));
}

/** A job of a neighborhood by its slug or title (D7). */
export default async function JobInNeighborhoodPage({ params }: Props) {
  return <JobPage found={await findJobAt(segmentsOf(await params))} />;
}

const segmentsOf = ({ place, city, neighborhood, jobTitle }: Segments) => [
  place,
  city,
  neighborhood,
  jobTitle,
];
