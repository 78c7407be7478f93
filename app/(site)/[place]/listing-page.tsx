import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { Banner } from '@/components/home/banner';
import { toListingMetadata } from '@/components/listings/listing-metadata';
import { PlaceListingPage } from '@/components/listings/place-listing-page';
import type { ListingSegments } from '@/lib/listings/listing-address';
import { getListing, isPlaceListing } from '@/lib/listings/place-listing';
import { MissingPage, missingPageMetadata } from '../missing-page';

/* The cached pages. A URL with search parameters is rewritten to the uncached cities/filtered (middleware.ts). */

type Props = { params: Promise<ListingSegments> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const result = await getListing(await params);
  return isPlaceListing(result) ? toListingMetadata(result) : missingPageMetadata;
}

/** A listing page: the jobs, a 404, or a 308 to the canonical URL. */
export default async function ListingPage({ params }: Props) {
  const result = await getListing(await params);
  if (isPlaceListing(result))
    return (
      <>
        <Banner />
        <PlaceListingPage listing={result} />
      </>
    );
  if (typeof result === 'object' && 'movedTo' in result) permanentRedirect(result.movedTo);
  return <MissingPage />;
}
