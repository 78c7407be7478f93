import type { Metadata } from 'next';
import { Banner } from '@/components/home/banner';
import { listingMetadata } from '@/components/listings/listing-metadata';
import { PlaceListingPage } from '@/components/listings/place-listing';
import { findJobAt } from '@/lib/jobs/find-job';
import { type FoundListing, findListing, isListing } from '@/lib/listings/place-listing';
import { JobPage, metadataOf } from '../../../job/job-page';

export const revalidate = 60;

/** None at build: each page is rendered on its first visit and kept, refreshed by its tags. */
export function generateStaticParams() {
  return [];
}

type Segments = { place: string; city: string; neighborhood: string };
type Props = { params: Promise<Segments> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const segments = await params;
  const found = await findListing(segments);
  return isListing(found) ? listingMetadata(found) : metadataOf(await findJobOf(segments, found));
}

/** D8: the list of a neighborhood's jobs, else a job of the city by its slug or title, else a 404. */
export default async function NeighborhoodOrJobPage({ params }: Props) {
  const segments = await params;
  const found = await findListing(segments);
  if (isListing(found))
    return (
      <>
        <Banner />
        <PlaceListingPage listing={found} />
      </>
    );
  return <JobPage found={await findJobOf(segments, found)} />;
}

/** The look-up that found no neighborhood has told whether there is a job. */
async function findJobOf(
  { place, city, neighborhood }: Segments,
  found: Exclude<FoundListing, { jobs: unknown }>,
) {
  return found === 'job' ? findJobAt([place, city, neighborhood]) : found;
}
