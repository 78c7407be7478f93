import type { Metadata } from 'next';
import { Banner } from '@/components/home/banner';
import { toListingMetadata } from '@/components/listings/listing-metadata';
import { PlaceListingPage } from '@/components/listings/place-listing-page';
import { getJobByAddress } from '@/lib/jobs/get-job';
import { getListing, isPlaceListing, type ListingResult } from '@/lib/listings/place-listing';
import { getJobPageMetadata, JobPage } from '../../../job/job-page';

export const revalidate = 60;

/** Prerenders nothing: each page is rendered on its first visit and cached. */
export const generateStaticParams = () => [];

type Segments = { place: string; city: string; neighborhood: string };
type Props = { params: Promise<Segments> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const segments = await params;
  const result = await getListing(segments);
  return isPlaceListing(result)
    ? toListingMetadata(result)
    : getJobPageMetadata(await getJobAt(segments, result));
}

/** A neighborhood's jobs, otherwise the city's job with this slug or title, otherwise a 404 (D8). */
export default async function NeighborhoodOrJobPage({ params }: Props) {
  const segments = await params;
  const result = await getListing(segments);
  if (isPlaceListing(result))
    return (
      <>
        <Banner />
        <PlaceListingPage listing={result} />
      </>
    );
  return <JobPage lookup={await getJobAt(segments, result)} />;
}

/** Looks up the job if `getListing` found that the URL is a job's; otherwise its result is a 404 or a redirect. */
async function getJobAt(
  { place, city, neighborhood }: Segments,
  result: Exclude<ListingResult, { jobs: unknown }>,
) {
  return result === 'job' ? getJobByAddress([place, city, neighborhood]) : result;
}
