import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { listingMetadata } from '@/components/jobs/place/listing-metadata';
import { PlaceListing } from '@/components/jobs/place/place-listing';
import type { ListingSegments } from '@/lib/jobs/listing-address';
import { findListing, isListing } from '@/lib/jobs/place-listing';
import { MissingPage, missingPageMetadata } from '../missing-page';

/** What the addresses of a place's lists show: the list, a 404, or the way to the address's canonical form by 308. */
export async function ListingPage({ segments }: { segments: ListingSegments }) {
  const found = await findListing(segments);
  if (isListing(found)) return <PlaceListing listing={found} />;
  if (typeof found === 'object' && 'movedTo' in found) permanentRedirect(found.movedTo);
  return <MissingPage />;
}

export const metadataOfListing = async (segments: ListingSegments): Promise<Metadata> => {
  const found = await findListing(segments);
  return isListing(found) ? listingMetadata(found) : missingPageMetadata;
};
