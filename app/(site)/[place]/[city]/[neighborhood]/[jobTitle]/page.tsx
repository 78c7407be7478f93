import type { Metadata } from 'next';
import { getJobByAddress } from '@/lib/jobs/get-job';
import { getJobPageMetadata, JobPage } from '../../../../job/job-page';

export const revalidate = 60;

/** Prerenders nothing: each page is rendered on its first visit and cached. */
export const generateStaticParams = () => [];

type Segments = { place: string; city: string; neighborhood: string; jobTitle: string };
type Props = { params: Promise<Segments> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return getJobPageMetadata(await getJobByAddress(toSegments(await params)));
}

/** A job in a neighborhood by its slug or title (D7). */
export default async function JobInNeighborhoodPage({ params }: Props) {
  return <JobPage lookup={await getJobByAddress(toSegments(await params))} />;
}

const toSegments = ({ place, city, neighborhood, jobTitle }: Segments) => [
  place,
  city,
  neighborhood,
  jobTitle,
];
