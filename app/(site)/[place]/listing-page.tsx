import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { Suspense } from 'react';
import { listingMetadata } from '@/components/jobs/place/listing-metadata';
import { PlaceListing } from '@/components/jobs/place/place-listing';
import { PlaceNotFound } from '@/components/jobs/place/place-not-found';
import type { ListingSegments } from '@/lib/jobs/listing-address';
import { type FoundListing, findListing } from '@/lib/jobs/place-listing';

/** What the addresses of a place's lists show: the list, a 404, or the way to the address's canonical form by 308. */
export async function ListingPage({ segments }: { segments: ListingSegments }) {
  const found = await findListing(segments);
  if (!isListing(found)) return <NoListing found={found} />;
  return <PlaceListing listing={found} />;
}

export const metadataOfListing = async (segments: ListingSegments): Promise<Metadata> => {
  const found = await findListing(segments);
  return isListing(found) ? listingMetadata(found) : missingPlaceMetadata;
};

export const isListing = (
  found: FoundListing,
): found is Exclude<FoundListing, string | { movedTo: string }> =>
  typeof found === 'object' && !('movedTo' in found);

function NoListing({ found }: { found: 'nothing' | 'job' | { movedTo: string } }) {
  if (typeof found === 'object') permanentRedirect(found.movedTo);
  return <MissingPlace />;
}

/** A real 404 that can be read without JavaScript; why it takes a boundary, app/(site)/job/missing-job.tsx tells. */
export function MissingPlace() {
  return (
    <Suspense fallback={<PlaceNotFound />}>
      <NotFound />
    </Suspense>
  );
}

function NotFound(): never {
  notFound();
}

export const missingPlaceMetadata: Metadata = { title: 'Page Not Found' };
